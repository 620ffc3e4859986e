import { useLayoutEffect } from 'react';
import type { Look } from './palettes';
import { printedVariablesOf, showLook, variablesOf } from './variables';

interface ShownLookProps {
  color: unknown;
  look?: Look | undefined;
  nonce?: string | undefined;
}

/** Gives the whole page the look of a brand colour, before it is painted. */
export function ShownLook({ color, look, nonce }: ShownLookProps) {
  useLayoutEffect(() => showLook(`${variablesOf(color, look)}\n${printedVariablesOf(color, look)}`, nonce), [color, look, nonce]);
  return null;
}
