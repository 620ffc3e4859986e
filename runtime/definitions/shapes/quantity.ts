import { z } from 'zod';
import { expression, plainText } from './expression';
import { isObject } from '../../validation/is-object';

const factor = z
  .string()
  .regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,9})?$/, 'A factor is a decimal number greater than 0, such as 0.45359237.')
  .describe('How many of the stored unit make one of this unit, as an exact decimal. For a unit in two parts: one of the smaller part.');

const names = {
  one: plainText.describe('The full name for one: pound.'),
  many: plainText.describe('The full name for several: pounds.'),
  short: plainText.describe('The short name after a number: lb.'),
};

/** One unit in which a quantity is entered and shown. */
const unit = z
  .strictObject({
    ...names,
    factor,
    decimals: z.number().int().min(0).max(3).describe('The maximum number of decimal places to type and show. For a unit in two parts: of the smaller part.'),
    whole: z
      .strictObject({ ...names, holds: z.number().int().min(2).max(10_000).describe('How many of the unit make one of these: a foot is 12 inches.') })
      .optional()
      .describe('The larger part of a unit in two parts, such as feet beside inches. The unit itself is the smaller part.'),
  })
  .meta({ id: 'QuantityUnit' });
export type QuantityUnit = z.infer<typeof unit>;

/** Something that people measure in different units, such as a weight. Values are stored in one unit, and each person sees their own. */
export const quantity = z
  .strictObject({
    stored: z.string().describe('The unit of stored values. A field that stores another unit names it.'),
    chosen: expression.describe("The reader's unit, by its name in `units`. Reads `session`."),
    otherwise: z.string().describe('The unit before sign-in.'),
    units: z.record(z.string(), unit).describe('Each unit by its name.'),
  })
  .meta({ id: 'Quantity' });
export type Quantity = z.infer<typeof quantity>;

/** Whether the value of a constant is quantities by name. */
export const isQuantities = (value: unknown): value is Record<string, Quantity> => isObject(value) && Object.values(value).every(isQuantity);

const isQuantity = (value: unknown): value is Quantity => typeof value === 'object' && value !== null && 'stored' in value && 'units' in value;
