/** Units that can be converted into each other, by UCUM's codes, how they are usually written, and how much each is of the first. */
const dimensions: readonly Record<string, number>[] = [
  {
    g: 1,
    kg: 1000,
    mg: 0.001,
    ug: 0.000001,
    '[lb_av]': 453.59237,
    lb: 453.59237,
    lbs: 453.59237,
    '[oz_av]': 28.349523125,
    oz: 28.349523125,
    '[stone_av]': 6350.29318,
  },
  { m: 1, km: 1000, cm: 0.01, mm: 0.001, '[in_i]': 0.0254, in: 0.0254, '[ft_i]': 0.3048, ft: 0.3048, '[mi_i]': 1609.344, mi: 1609.344 },
  { s: 1, min: 60, h: 3600, d: 86400, wk: 604800 },
  { mo: 1, a: 12 },
  { L: 1, l: 1, dL: 0.1, dl: 0.1, cL: 0.01, mL: 0.001, ml: 0.001 },
];

/** The system of the codes of units. */
const ucum = 'http://unitsofmeasure.org';

interface Quantity {
  value?: number | undefined;
  unit?: string | undefined;
  code?: string | undefined;
  system?: string | undefined;
}

export type Unit = Pick<Quantity, 'unit' | 'code'>;

/** How a unit is written for people. */
export const textOfUnit = ({ unit, code }: Unit): string => unit?.trim() || code?.trim() || '';

/** The value of a quantity in another unit. Nothing where one unit cannot be converted into the other, or one of them is not said. */
export function inUnit(quantity: Quantity, unit: Unit): number | undefined {
  const { value, system = ucum, code } = quantity;
  const to = [unit.code, unit.unit].flatMap((name) => (name?.trim() ? [name.trim()] : []));
  if (value === undefined || system !== ucum) return undefined;
  // Its words count only where its code says nothing.
  return (code?.trim() ? converted(value, code.trim(), to) : undefined) ?? converted(value, quantity.unit?.trim() ?? '', to);
}

function converted(value: number, from: string, to: readonly string[]): number | undefined {
  if (to.includes(from) || (from === '' && to.length === 0)) return value;
  for (const dimension of dimensions) {
    const other = to.find((name) => Object.hasOwn(dimension, name));
    // Twelve digits: factors such as 0.001 leave a trace in the sixteenth.
    if (other !== undefined && Object.hasOwn(dimension, from)) return Number(((value * (dimension[from] ?? 1)) / (dimension[other] ?? 1)).toPrecision(12));
  }
  return undefined;
}

/** Why a quantity cannot be compared with the answers of a question. */
export const whyNot = (comparator: string | undefined, unit: Unit): string =>
  comparator === undefined ? `its answers are in ${textOfUnit(unit) ? `"${textOfUnit(unit)}"` : 'no unit'}.` : 'it is no single value.';
