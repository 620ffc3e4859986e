import { useMemo } from 'react';
import type { HalfHourOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { Select } from '../select/Select';
import { halfHours } from './half-hours';

/** A half hour of the day, from a list. */
export function HalfHour(props: WidgetProps<string, HalfHourOptions>) {
  const { from = '00:00', to = '23:30', emptyText } = props.options;
  const items = useMemo(() => halfHours().filter(({ value }) => value >= from && value <= to), [from, to]);
  return (
    <Select
      {...props}
      options={{ items, ...(emptyText === undefined ? {} : { emptyText }) }}
      onChange={(value) => props.onChange(value as string | undefined)}
    />
  );
}
