"""Who sits where: holders, bots that play for them, duties and hints."""
