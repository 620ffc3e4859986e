import { expect, test } from 'vitest';
import type { z } from 'zod';
import { inner, type Shape } from '../../codegen/check/shape-branches';
import { parseDocument } from '../../codegen/document';
import { applyOverlays } from '../../codegen/overlay/apply';
import type { Definition } from '../../codegen/project/definition';
import { type Kind, type KindName, kinds } from '../../runtime/definitions/kinds';
import type { Overlay, OverlayOperation } from '../../runtime/definitions/shapes/overlay';

/** A step to a list of parts: a key, or into an element of a list, which has an id or not. */
type Step = string | { element: 'with id' | 'without id' };

/** The lists of parts that a shape has: lists whose elements have ids. Each object's shape is looked into once, for nodes hold nodes. */
function listsIn(shape: Shape, path: Step[] = [], seen = new Set<Shape>()): Step[][] {
  const { type, innerType, getter, shape: keys, options, element, valueType } = inner(shape);
  if (innerType !== undefined) return listsIn(innerType, path, seen);
  if (type === 'lazy' && getter) return listsIn(getter(), path, seen);
  if (type === 'union') return (options ?? []).flatMap((option) => listsIn(option, path, seen));
  if (type === 'record' && valueType) return listsIn(valueType, [...path, 'named'], seen);
  if (type === 'array' && element) {
    const step: Step = { element: hasId(element) ? 'with id' : 'without id' };
    return [...(hasId(element) ? [path] : []), ...listsIn(element, [...path, step], seen)];
  }
  if (keys === undefined || seen.has(shape)) return [];
  seen.add(shape);
  return Object.entries(keys).flatMap(([key, part]) => listsIn(part, [...path, key], seen));
}

function hasId(shape: Shape): boolean {
  const { innerType, getter, shape: keys, options } = inner(shape);
  const within = innerType ?? getter?.();
  if (within !== undefined) return hasId(within);
  return options === undefined ? Object.hasOwn(keys ?? {}, 'id') : options.some(hasId);
}

const idAt = (index: number) => `part-${index}`;

/** A value with nothing but a list at the end of the steps, in which one part stands. */
const valueWith = (steps: readonly Step[], index = 0): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined) return [{ id: 'first' }];
  if (typeof step === 'string') return { [step]: valueWith(rest, index + 1) };
  return [{ ...(step.element === 'with id' && { id: idAt(index) }), ...(valueWith(rest, index + 1) as object) }];
};

/** How an overlay names the list: by the last part around it and the keys from there. */
function addressOf(steps: readonly Step[]): string {
  const around = steps.findLastIndex((step) => typeof step !== 'string' && step.element === 'with id');
  return [around < 0 ? '' : idAt(around), ...steps.slice(around + 1)].join('.');
}

function insertInto(kind: string, value: unknown, into: string | undefined): { value: unknown; faults: string[] } {
  const document = parseDocument('test.json', JSON.stringify(value));
  const definition = { kind: kind as KindName, id: 'test', document, value: document.value, sound: true, faults: [] } satisfies Definition;
  const operation: OverlayOperation = { op: 'insert', in: `${kind}:test`, ...(into !== undefined && { into }), value: { id: 'second' } };
  const written = parseDocument('test.overlay.json', JSON.stringify({ operations: [operation] }));
  const overlay: Definition<Overlay> = { kind: 'overlay', id: 'acme/test', document: written, value: written.value as Overlay, sound: true, faults: [] };
  const { definitions, faults } = applyOverlays([definition], [overlay]);
  return { value: definitions[0]?.value, faults: faults.map(({ message }) => message) };
}

const rows = Object.entries<Kind>(kinds).flatMap(([kind, { shape, parts }]) =>
  parts?.by === 'id' || parts?.by === 'name' ? [{ kind, parts, lists: listsIn(shape as z.core.$ZodType) }] : [],
);
const places = rows.flatMap(({ kind, lists }) => lists.map((steps) => ({ kind, steps, into: addressOf(steps) })));
const withSecond = (value: unknown) => JSON.parse(JSON.stringify(value).replace('{"id":"first"}', '{"id":"first"},{"id":"second"}')) as unknown;

test('there are lists of parts in every kind of definition that should have some', () => {
  expect(places.length).toBeGreaterThan(60);
  for (const kind of ['form', 'filter', 'table', 'questionnaire', 'screen', 'dialog', 'layout', 'navigation', 'constants'])
    expect(
      places.filter((one) => one.kind === kind),
      kind,
    ).not.toEqual([]);
});

test.each(places)('a $kind takes a part into "$into"', ({ kind, steps, into }) => {
  const value = valueWith(steps);
  expect(insertInto(kind, value, into)).toEqual({ value: withSecond(value), faults: [] });
});

const ofParts = rows.flatMap(({ kind, parts, lists }) =>
  lists.flatMap((steps) => (parts.by === 'id' && typeof steps.at(-2) === 'object' ? [{ kind, parts, steps, key: String(steps.at(-1)) }] : [])),
);

test.each(ofParts)('a part of a $kind that holds parts under "$key" takes one by its id alone', ({ kind, parts, steps, key }) => {
  expect(parts.inner).toContain(key);
  const value = valueWith(steps);
  expect(insertInto(kind, value, idAt(steps.length - 2))).toEqual({ value: withSecond(value), faults: [] });
});

test.each(rows.flatMap(({ kind, parts }) => ('list' in parts ? [{ kind, list: parts.list as string }] : [])))(
  'a part of a $kind without a place goes to the end of "$list"',
  ({ kind, list }) => {
    const value = valueWith([list]);
    expect(insertInto(kind, value, undefined)).toEqual({ value: withSecond(value), faults: [] });
  },
);

test('a part with several lists takes what is put into it into the first, and by the key into another', () => {
  const value = { body: [{ id: 'bar', sideBar: [{ id: 'first' }], beside: [{ id: 'other' }] }] };
  expect(insertInto('screen', value, 'bar').value).toMatchObject({ body: [{ sideBar: [{ id: 'first' }, { id: 'second' }], beside: [{ id: 'other' }] }] });
  expect(insertInto('screen', value, 'bar.beside').value).toMatchObject({
    body: [{ sideBar: [{ id: 'first' }], beside: [{ id: 'other' }, { id: 'second' }] }],
  });
});
