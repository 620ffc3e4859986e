import type { BiometricMeasure, BiometricMeasurement } from '../../../schemas/generated/records';
import type { Constants } from '../../../schemas/generated/constants';
import { own } from '../../../runtime/validation/own';

/** One measured value. */
export type Measured = Pick<BiometricMeasurement, 'Date' | 'Value' | 'SecondValue'>;

export const numbersOf = ({ Value, SecondValue }: Measured): number[] => (SecondValue === null ? [Value] : [Value, SecondValue]);

/** All numbers of a value, as they are read: 120/80. */
export const displayOf = (measured: Measured): string => numbersOf(measured).join('/');

type MeasurementRow = Omit<BiometricMeasurement, 'Display'> & { MeasureId: string };

/** The measures in the order of the settings, each with its values. */
export function measuresOf(
  rows: readonly MeasurementRow[],
  { health: { healthMeasureNames }, measures: { healthMeasureUnits, healthMeasureParts, healthMeasureQuantities } }: Pick<Constants, 'health' | 'measures'>,
): BiometricMeasure[] {
  return Object.entries(healthMeasureNames).map(([MeasureId, Name]) => ({
    MeasureId,
    Name,
    Unit: own(healthMeasureUnits, MeasureId) ?? null,
    Quantity: own(healthMeasureQuantities, MeasureId) ?? null,
    Parts: own(healthMeasureParts, MeasureId)?.split('/') ?? [],
    Measurements: rows
      .filter((row) => row.MeasureId === MeasureId)
      .map(({ Id, Date, Value, SecondValue, Source }) => ({ Id, Date, Value, SecondValue, Display: displayOf({ Date, Value, SecondValue }), Source })),
  }));
}
