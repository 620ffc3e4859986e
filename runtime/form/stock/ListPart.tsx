import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { childPointer, valueAt } from '../../validation/pointer';
import { word } from '../../words';
import { kindsWithin, listedChoices } from './alternatives';
import { type Row, rowsOf, written } from './list-entries';
import { type DrawnProps, errorsWithin, Faults, Part, type PartProps } from './Part';
import { type Place, writePart } from './place';
import { anything, isSchema, said, wholeOf } from './whole-schema';

/** A list: its entries, each with its buttons. An entry that is empty as yet is not in the data. */
export function ListPart({ drawing, place, whole, value, label, errors, isDisabled, isReadOnly, onWrite }: DrawnProps) {
  const { store } = drawing;
  const list = useMemo(() => (Array.isArray(value) ? (value as unknown[]) : []), [value]);
  const [made, setMade] = useState<readonly Row[]>([]);
  const rows = rowsOf(made, list.length);
  const { fixed, rest } = useMemo(() => entrySchemas(said(whole, 'prefixItems'), said(whole, 'items'), said(whole, 'additionalItems')), [whole]);
  const schemaOf = (index: number): JsonSchema => fixed[index] ?? rest;
  const isFixed = isDisabled || isReadOnly;
  const description = said(whole, 'description');
  const { minItems, maxItems } = { minItems: Number(said(whole, 'minItems') ?? 0), maxItems: Number(said(whole, 'maxItems') ?? Infinity) };

  const replace = (next: readonly unknown[], nextRows: readonly Row[]) => {
    setMade(nextRows);
    if (next.length > 0) return onWrite(place, next);
    // A list that was not there goes with its last entry.
    const opened = valueAt(store.opened, place.pointer);
    onWrite(place, opened === undefined || opened === null ? undefined : []);
  };
  const latest = useRef({ rows, list, schemaOf, replace });
  latest.current = { rows, list, schemaOf, replace };
  const write = useCallback(
    (entry: Place, given: unknown, key: number) => {
      const { rows: now, list: data, schemaOf: of, replace: put } = latest.current;
      const at = now.findIndex((row) => row.key === key);
      const opened = valueAt(store.opened, entry.pointer);
      const kept =
        opened === null || opened === ''
          ? opened
          : typeof valueAt(data, childPointer('', indexOf(now, at))) === 'string' && isText(drawing, of(at))
            ? ''
            : undefined;
      const changed = written(now, data, at, given === undefined && now[at]?.isBlank === false ? kept : given);
      if (changed.isInPlace) writePart(store, entry, changed.value);
      else put(changed.list, changed.rows);
    },
    [store, drawing],
  );
  const add = () => {
    const schema = schemaOf(rows.length);
    const start = startOf(drawing, schema);
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    if (start === undefined) setMade([...rows, { key, isBlank: true }]);
    else replace([...list, start], [...rows, { key, isBlank: false }]);
  };
  const remove = (at: number) => {
    const index = indexOf(rows, at);
    const left = rows.toSpliced(at, 1);
    if (rows[at]?.isBlank === true) setMade(left);
    else replace(list.toSpliced(index, 1), left);
  };
  const move = (from: number, to: number) => {
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Row);
    const before = indexOf(rows, from);
    if (rows[from]?.isBlank === true) return setMade(moved);
    const after = indexOf(moved, to);
    if (before === after) return setMade(moved);
    replace(list.toSpliced(before, 1).toSpliced(after, 0, list[before]), moved);
  };

  return (
    <fieldset className="stock-object" id={place.id}>
      {label && <legend className="field-label">{label}</legend>}
      {typeof description === 'string' && description !== '' && <p className="field-help">{description}</p>}
      <Faults id={place.id} errors={errors} />
      {rows.map((row, at) => {
        const index = indexOf(rows, at);
        const pointer = childPointer('', index);
        return (
          <div className="stock-item" key={row.key}>
            <div className="stock-content">
              <Entry
                drawing={drawing}
                place={row.isBlank ? place.entry(list.length + at) : place.entry(index)}
                schema={schemaOf(at)}
                value={row.isBlank ? undefined : list[index]}
                label={fixed[at] === undefined ? word('entry', { n: at + 1 }) : undefined}
                errors={row.isBlank ? noErrors : errorsWithin(errors, pointer)}
                isDisabled={isDisabled}
                isReadOnly={isReadOnly}
                row={row.key}
                onWrite={write}
              />
            </div>
            <div className="stock-tools">
              {fixed.length === 0 && rows.length > 1 && (
                <>
                  <Tool
                    says={word('moveUp')}
                    label={word('moveUpOf', { name: word('entry', { n: at + 1 }) })}
                    isOff={isFixed || at === 0}
                    onPress={() => move(at, at - 1)}
                  />
                  <Tool
                    says={word('moveDown')}
                    label={word('moveDownOf', { name: word('entry', { n: at + 1 }) })}
                    isOff={isFixed || at === rows.length - 1}
                    onPress={() => move(at, at + 1)}
                  />
                </>
              )}
              <Tool
                says={word('remove')}
                label={word('removeOf', { name: word('entry', { n: at + 1 }) })}
                isOff={isFixed || rows.length <= minItems}
                onPress={() => remove(at)}
              />
            </div>
          </div>
        );
      })}
      {rows.length < maxItems && <Tool says={word('add')} label={label ? word('addTo', { name: label }) : undefined} isOff={isFixed} onPress={add} />}
    </fieldset>
  );
}

const noErrors: PartProps['errors'] = [];

type EntryProps = Omit<PartProps, 'onWrite'> & { row: number; onWrite: (place: Place, value: unknown, row: number) => void };

/** One entry. It is written by its row: the row keeps its place while others come and go. */
const Entry = memo(function Entry({ row, onWrite, ...props }: EntryProps) {
  const write = useCallback((place: Place, value: unknown) => onWrite(place, value, row), [onWrite, row]);
  return <Part {...props} onWrite={write} />;
});

const Tool = ({ says, label, isOff, onPress }: { says: string; label: string | undefined; isOff: boolean; onPress: () => void }) => (
  <button type="button" className="field-tool" aria-label={label} disabled={isOff} onClick={onPress}>
    {says}
  </button>
);

/** Where a row's value is in the data: those before it that are empty as yet are not there. */
const indexOf = (rows: readonly Row[], at: number): number => rows.slice(0, at).filter((row) => !row.isBlank).length;

/** The schemas of a list's first entries, and that of all others. */
function entrySchemas(prefix: unknown, items: unknown, additional: unknown): { fixed: JsonSchema[]; rest: JsonSchema } {
  const first = Array.isArray(prefix) ? prefix : Array.isArray(items) ? items : [];
  const others = Array.isArray(items) ? additional : items;
  return { fixed: first.map((schema: unknown) => (isSchema(schema) ? schema : anything)), rest: isSchema(others) ? others : anything };
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
