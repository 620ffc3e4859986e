import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { translated } from '../../format/language';
import { type DefaultWidget, useFormContext } from '../form-context';
import type { Choice } from './alternatives';
import { PartControl } from './PartControl';
import type { DrawnProps } from './part-props';
import { type Kind, said, type Whole } from './whole-schema';

type LeafProps = DrawnProps & {
  kind: Kind;
  /** What can be chosen; of a list, what several can be chosen of. */
  choices?: readonly Choice[] | undefined;
};

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
// Select tells its items apart by plain values: all others go by their JSON.
const keyOf = (value: unknown) => (isPlain(value) ? value : `json:${JSON.stringify(value)}`);
const yesOrNo = (): Choice[] => [
  { value: true, text: translated('Yes') },
  { value: false, text: translated('No') },
];

/** A value without parts, drawn by one of our widgets. */
export function LeafPart({ drawing, place, schema, whole, kind, choices: listed, value, label, errors, isDisabled, isReadOnly, onWrite }: LeafProps) {
  const { defaultWidgets } = useFormContext();
  // One that its format's control could not show is plain text.
  const [isOdd] = useState(() => typeof value === 'string' && value !== '' && !/^(\d{4}-\d\d-\d\d|[^\s@]+@[^\s@]+)$/.test(value));
  // A box that is not checked says no: where no answer is something else than no, the answers are chosen.
  const usual =
    kind === 'boolean' && listed === undefined && (value === undefined || value === null) && (place.isRequired || said(whole, 'default') === true)
      ? yesOrNo
      : undefined;
  const [answers] = useState(usual);
  const choices = listed ?? answers;
  const [first] = useState(value);
  // A number that the number's control would not take, since it holds fewer digits than were written, goes by its JSON.
  const isHuge = typeof first === 'number' && Math.abs(first) > Number.MAX_SAFE_INTEGER;

  const widget = choices === undefined ? (isHuge ? 'json' : widgetOf(kind, whole, isOdd, defaultWidgets)) : kind === 'array' ? 'multi-select' : 'select';
  const description = said(whole, 'description');
  const options = useMemo(() => {
    const items = choices?.map((choice) => ({ value: keyOf(choice.value), text: choice.text }));
    return items === undefined ? (isHuge ? { rows: 1 } : {}) : { items, ...(kind === 'array' && { emptyText: translated('None') }) };
  }, [choices, kind, isHuge]);
  const drawn = useMemo(
    () =>
      ({ ...Object.assign({}, ...[...whole.parts].reverse().map(({ $ref: _reference, allOf: _all, ...part }) => part)), readOnly: isReadOnly }) as RJSFSchema,
    // The parts are made anew where the schema has conditions; what they say of one kind stays.
    // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
    [schema, isReadOnly],
  );
  const messages = useMemo((): ErrorSchema | undefined => {
    const own = [...new Set(errors.map(({ Message }) => Message))];
    return own.length === 0 ? undefined : ({ __errors: own } as ErrorSchema);
  }, [errors]);

  const write = (given: unknown) => {
    let changed = given;
    if (kind === 'null') return onWrite(place, given === true ? null : undefined);
    if (choices !== undefined && kind !== 'array' && given !== undefined) changed = choices.find((choice) => keyOf(choice.value) === given)?.value;
    // A box that nobody had answered is unanswered again when it is taken back.
    if (kind === 'boolean' && choices === undefined && given === false && (first === undefined || first === null)) changed = undefined;
    if (kind === 'array' && given === undefined && first !== undefined) changed = [];
    onWrite(place, changed);
  };
  const isChoice = choices !== undefined && kind !== 'array' && value !== undefined && (value !== null || choices.some((one) => one.value === null));
  const shown = kind === 'null' ? value === null : isChoice ? keyOf(value) : value;
  return (
    <PartControl
      drawing={drawing}
      place={place}
      id={place.id}
      widget={widget}
      label={label}
      help={typeof description === 'string' ? description : undefined}
      options={options}
      schema={drawn}
      value={shown}
      messages={messages}
      isRequired={place.isRequired && !place.isEntry}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onChange={write}
    />
  );
}

/** The usual widget of a plain value. */
function widgetOf(kind: Kind, whole: Whole, isOdd: boolean, table: readonly DefaultWidget[]): string {
  if (kind === 'null' || kind === 'boolean') return 'yes-no';
  const format = isOdd ? undefined : said(whole, 'format');
  const maxLength = said(whole, 'maxLength');
  const line = table.find(
    (one) =>
      one.type === kind &&
      one.choices !== true &&
      (one.format === undefined || one.format === format) &&
      (one.longerThan === undefined || (typeof maxLength === 'number' && maxLength > one.longerThan)),
  );
  return line?.widget ?? 'text';
}
