import { useState } from 'react';
import type { NumberOptions } from '../../schemas/generated/widgets';
import { fromParts, isShownAs, partsOf, shownNumber, storedNumber, type ShownUnit, type WidgetProps } from '../../runtime/widget-contract';
import { TypedNumber } from './TypedNumber';

interface NumberInPartsProps extends WidgetProps<number, NumberOptions> {
  unit: ShownUnit;
}

type Parts = readonly (number | undefined)[];

/** One number, typed in the two parts of its unit: 5 ft 9 in. A part that is left empty counts as 0. */
export function NumberInParts({ unit, ...props }: NumberInPartsProps) {
  const { id, name, value, labelledBy, onChange } = props;
  // Until the person leaves both parts they stay as typed: an empty one is not filled in, and 69 inches do not become 5 feet 9.
  const [typed, setTyped] = useState<Parts>();
  const total = typeof value === 'number' ? shownNumber(value, unit) : undefined;
  const isTyped = typed !== undefined && isSame(fromParts(typed, unit), total, unit);
  const parts: Parts = isTyped ? typed : total === undefined ? [undefined, undefined] : partsOf(total, unit);
  const write = (index: number, number: number | undefined) => {
    const next = [0, 1].map((place) => (place === index ? number : parts[place]));
    setTyped(next);
    const sum = fromParts(next, unit);
    onChange(sum === undefined ? undefined : storedNumber(sum, unit));
  };
  return (
    <span
      className="field-parts"
      role="group"
      aria-labelledby={labelledBy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && (typed === undefined || fromParts(typed, unit) === total)) setTyped(undefined);
      }}
    >
      {[unit.whole?.short ?? '', unit.short].map((suffix, index) => {
        const partId = index === 0 ? id : `${id}-rest`;
        return (
          <TypedNumber
            {...props}
            key={partId}
            id={partId}
            name={index === 0 ? name : `${name}-rest`}
            value={parts[index]}
            schema={{ type: 'number', minimum: 0 }}
            options={{ suffix }}
            labelledBy={`${labelledBy ?? ''} ${partId}-suffix`.trim()}
            onChange={(number) => write(index, number)}
            onBlur={() => props.onBlur(id, value)}
            onFocus={() => props.onFocus(id, value)}
          />
        );
      })}
    </span>
  );
}

const isSame = (sum: number | undefined, total: number | undefined, unit: ShownUnit): boolean =>
  sum === total || (sum !== undefined && total !== undefined && isShownAs(sum, total, unit));
