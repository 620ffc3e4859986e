import { useMemo, useRef, useState } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { childPointer, valueAt } from '../../validation/pointer';
import { translated } from '../../format/language';
import { word } from '../../words';
import { kindsWithin, listedChoices } from './alternatives';
import { type EntryActions, ListEntry, Tool } from './ListEntry';
import { indexOf, moved, type Row, rowsOf, written } from './list-entries';
import { type DrawnProps, errorsWithin, Faults } from './part-props';
import { useShownRows } from './use-shown-rows';
import { anything, said, wholeOf } from './whole-schema';
import { isObject } from '../../validation/is-object';

/** A list: its entries, each with its buttons. An entry that is empty as yet is not in the data. */
export function ListPart({ drawing, place, whole, value, label, errors, isDisabled, isReadOnly, onWrite }: DrawnProps) {
  const { store } = drawing;
  const list = useMemo(() => (Array.isArray(value) ? (value as unknown[]) : []), [value]);
  const [made, setMade] = useState<readonly Row[]>([]);
  const rows = rowsOf(made, list.length);
  const { list: drawnList, shown, next: more, showMore, showAll } = useShownRows(rows, { drawing, place, errors });
  const { fixed, rest } = useMemo(() => entrySchemas(said(whole, 'prefixItems'), said(whole, 'items'), said(whole, 'additionalItems')), [whole]);
  const schemaOf = (index: number): JsonSchema => fixed[index] ?? rest;
  const isFixed = isDisabled || isReadOnly;
  const description = said(whole, 'description');
  const { minItems, maxItems } = { minItems: Number(said(whole, 'minItems') ?? 0), maxItems: Number(said(whole, 'maxItems') ?? Infinity) };

  const replace = (next: readonly unknown[], nextRows: readonly Row[]) => {
    setMade(nextRows);
    if (next === list) return;
    // A list that was not there goes with its last entry.
    const opened = valueAt(store.opened, place.pointer);
    onWrite(place, next.length === 0 && (opened === undefined || opened === null) ? undefined : next);
  };
  const placeOf = (key: number) => rows.findIndex((row) => row.key === key);
  const actions: EntryActions = {
    write(entry, given, key) {
      const at = placeOf(key);
      const held = list[indexOf(rows, at)];
      const isEmptied = given === undefined && rows[at]?.isBlank === false;
      const changed = written(rows, list, at, isEmptied ? emptied(valueAt(store.opened, entry.pointer), held, isText(drawing, schemaOf(at))) : given);
      if (changed.isInPlace) drawing.write(entry, changed.value);
      else replace(changed.list, changed.rows);
    },
    remove(key) {
      const at = placeOf(key);
      replace(rows[at]?.isBlank === true ? list : list.toSpliced(indexOf(rows, at), 1), rows.toSpliced(at, 1));
    },
    move(key, step) {
      const next = moved(rows, list, placeOf(key), step);
      replace(next.list, next.rows);
    },
  };
  const latest = useRef(actions);
  latest.current = actions;
  // An entry is drawn anew when it is another one, not whenever its neighbour changes.
  const [stable] = useState(
    (): EntryActions => ({
      write: (entry, given, key) => latest.current.write(entry, given, key),
      remove: (key) => latest.current.remove(key),
      move: (key, step) => latest.current.move(key, step),
    }),
  );
  const add = () => {
    const start = startOf(drawing, schemaOf(rows.length));
    const row = { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), isBlank: start === undefined };
    showAll();
    replace(start === undefined ? list : [...list, start], [...rows, row]);
  };

  return (
    <fieldset className="stock-object" id={place.id} ref={drawnList}>
      {label && <legend className="field-label">{label}</legend>}
      {typeof description === 'string' && description !== '' && <p className="field-help">{description}</p>}
      <Faults id={place.id} errors={errors} />
      {rows.slice(0, shown).map((row, at) => {
        const index = indexOf(rows, at);
        return (
          <ListEntry
            key={row.key}
            drawing={drawing}
            place={row.isBlank ? place.entry(list.length + at) : place.entry(index)}
            schema={schemaOf(at)}
            value={row.isBlank ? undefined : list[index]}
            errors={row.isBlank ? noErrors : errorsWithin(errors, childPointer('', index))}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            row={row.key}
            number={at + 1}
            isTitled={fixed[at] !== undefined}
            canGoUp={fixed.length === 0 && at > 0}
            canGoDown={fixed.length === 0 && at < rows.length - 1}
            canGo={rows.length > minItems}
            actions={stable}
          />
        );
      })}
      {more > 0 && (
        <Tool says={translated('Show {n} more of {count} entries', { n: more, count: rows.length })} label={undefined} isOff={false} onPress={showMore} />
      )}
      {rows.length < maxItems && <Tool says={word('add')} label={label ? word('addTo', { name: label }) : undefined} isOff={isFixed} onPress={add} />}
    </fieldset>
  );
}

const noErrors: DrawnProps['errors'] = [];

/** What an emptied entry becomes: what was empty when it was opened is so again, a text is an empty one, and any other waits outside of the data. */
function emptied(opened: unknown, held: unknown, isOfTexts: boolean): unknown {
  if (opened === null || opened === '') return opened;
  return typeof held === 'string' && isOfTexts ? '' : undefined;
}

/** The schemas of a list's first entries, and that of all others. */
function entrySchemas(prefix: unknown, items: unknown, additional: unknown): { fixed: JsonSchema[]; rest: JsonSchema } {
  const first = Array.isArray(prefix) ? prefix : Array.isArray(items) ? items : [];
  const others = Array.isArray(items) ? additional : items;
  return { fixed: first.map((schema: unknown) => (isObject(schema) ? schema : anything)), rest: isObject(others) ? others : anything };
}

const isText = (drawing: DrawnProps['drawing'], schema: JsonSchema): boolean =>
  listedChoices(drawing, wholeOf(drawing, schema)) === undefined && kindsWithin(drawing, schema)?.includes('string') !== false;

/** What a new entry begins with: its default, an empty group or list; of a plain value, nothing. */
function startOf(drawing: DrawnProps['drawing'], schema: JsonSchema): unknown {
  const start = said(wholeOf(drawing, schema), 'default');
  if (start !== undefined) return structuredClone(start);
  const kinds = kindsWithin(drawing, schema);
  if (kinds?.length !== 1) return undefined;
  return kinds[0] === 'object' ? {} : kinds[0] === 'array' ? [] : undefined;
}
