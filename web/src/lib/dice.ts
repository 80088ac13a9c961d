/** Dice in what was told: an argument of these names is a die that fell. */
import type { Text } from "./wire";

const DICE = ["die", "second", "third", "roll"] as const;

export function diceOf(text: Text): number[] {
  return DICE.map((name) => text.args?.[name]).filter(
    (value): value is number => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6,
  );
}
