import { z } from 'zod';
import { expression, plainText } from './expression';

const factor = z
  .string()
  .regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,9})?$/, 'A factor is a decimal number greater than 0, such as 0.45359237.')
  .describe('How many of the stored unit one of this unit is, as an exact decimal. Of a unit in two parts: one of the smaller part.');

const names = {
  one: plainText.describe('The full name of one: pound.'),
  many: plainText.describe('The full name of several: pounds.'),
  short: plainText.describe('What follows a number: lb.'),
};

/** One unit in which a quantity is entered and shown. */
const unit = z
  .strictObject({
    ...names,
    factor,
    decimals: z.number().int().min(0).max(3).describe('The most decimal places that are entered and shown. Of a unit in two parts: of the smaller part.'),
    whole: z
      .strictObject({ ...names, holds: z.number().int().min(2).max(10_000).describe('How many of the unit one of these is: a foot is 12 inches.') })
      .optional()
      .describe('The larger part of a unit in two parts, such as feet beside inches. The unit itself is the smaller part.'),
  })
  .meta({ id: 'QuantityUnit' });
export type QuantityUnit = z.infer<typeof unit>;

/** Something that people measure in different units, such as a weight. Values are stored in one unit, and each person sees their own. */
export const quantity = z
  .strictObject({
    stored: z.string().describe('The unit of stored values. A field that keeps another unit says so.'),
    chosen: expression.describe('The unit of the person who reads, by its name in `units`. It reads `session`.'),
    otherwise: z.string().describe('The unit while nobody is signed in.'),
    units: z.record(z.string(), unit).describe('Each unit by its name.'),
  })
  .meta({ id: 'Quantity' });
export type Quantity = z.infer<typeof quantity>;

/** Whether the value of a constant is quantities by name. */
export const isQuantities = (value: unknown): value is Record<string, Quantity> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isQuantity);

const isQuantity = (value: unknown): value is Quantity => typeof value === 'object' && value !== null && 'stored' in value && 'units' in value;
