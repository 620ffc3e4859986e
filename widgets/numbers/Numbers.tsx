import type { NumbersOptions } from '../../schemas/generated/widgets';
import { partsOfOne, type WidgetProps } from '../../runtime/widget-contract';
import { NumberInput } from '../number/NumberInput';
import { numberAt, withNumber } from './number-list';
import './numbers.css';

const nothing = () => {};

/** Several numbers side by side, which are one value. */
export function Numbers(props: WidgetProps<(number | null)[], NumbersOptions>) {
  const { id, name, value, label, options, labelledBy, onChange } = props;
  const parts = options.parts ?? [];
  const messages = props.rawErrors ?? [];
  const isOf = (message: string, part: { name: string }) => message.startsWith(`${part.name}: `);
  // A message of the whole stands under all of them, where the form shows it.
  const areOfParts = messages.every((message) => parts.some((part) => isOf(message, part)));
  return (
    <div className="numbers" id={id} role="group" tabIndex={-1} aria-labelledby={labelledBy} data-says-faults={areOfParts || undefined} {...partsOfOne(props)}>
      {parts.map((part, index) => {
        const partId = `${id}-${index}`;
        return (
          <div className="numbers-part" key={`${index} ${part.name}`}>
            <label className="numbers-name" htmlFor={partId}>
              <span className="visually-hidden">{`${label}, `}</span>
              {part.name}
            </label>
            <NumberInput
              {...props}
              id={partId}
              name={`${name}-${index}`}
              value={numberAt(value, index)}
              schema={{ type: 'number', minimum: part.minimum, maximum: part.maximum }}
              options={part.unit === undefined ? {} : { suffix: part.unit }}
              labelledBy={undefined}
              rawErrors={props.wrongParts === undefined || props.wrongParts.includes(String(index)) ? props.rawErrors : undefined}
              onChange={(next) => onChange(withNumber(value, index, next, parts.length))}
              onFocus={nothing}
              onBlur={nothing}
            />
            {(areOfParts ? messages.filter((message) => isOf(message, part)) : []).map((message) => (
              // Readers are told by the form, whose messages describe each number.
              <p className="field-fault" aria-hidden="true" key={message}>
                {message}
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
