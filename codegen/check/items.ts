import { closest } from '../../runtime/definitions/fault';
import { pictureNames } from '../../runtime/definitions/picture-names';
import type { Catalogue, Item } from '../../runtime/definitions/shapes/catalogue';
import { holds } from '../../runtime/expressions/evaluate';
import { textOf } from '../../runtime/expressions/text';
import { valueAt } from '../../runtime/validation/pointer';
import { type Path, pointerOf } from '../document';
import { customerOf } from '../project/file-kind';
import { publicArt } from '../public-art';
import { soundRules } from './catalogues';
import { type Check, reportUnknown } from './check';
import { checkComputedParts } from './computed-parts';
import { writtenOut } from './json-schemas';
import { namesOf } from './schema-path';
import { checkOptionsQuantity, checkPartQuantity } from './quantities';
import { checkValue, stepsIn } from './values';
import { stringOf } from '../../runtime/validation/string-of';

/** Checks an item: it is as its catalogue's record says, its names are its own, and its catalogue's rules hold. */
export function checkItem(check: Check<Item>): void {
  const { value: item, document } = check.definition;
  const found = check.query('catalogue', item.catalogue);
  if (found === undefined) return reportUnknown(check, 'unknown-catalogue', ['catalogue'], 'catalogue', item.catalogue, check.query('names', 'catalogue'));
  const folder = `schemas/catalogues/${item.catalogue}/`;
  if (customerOf(document.file) === undefined && !document.file.startsWith(folder))
    check.report('wrong-folder', ['catalogue'], `The items of the catalogue "${item.catalogue}" belong in ${folder}.`);
  if (!found.sound) return;
  const catalogue = found.value;
  const schema = writtenOut(check, catalogue.record);
  if (schema === undefined || !checkValue(check.report, ['value'], item.value, schema)) return;
  checkKey(check, catalogue, item);
  checkPictures(check, catalogue, item);
  for (const { at, name } of catalogue.lists ?? []) for (const list of listsAt(item.value, namesOf(at))) checkNames(check, list, name);
  for (const reference of catalogue.references ?? []) checkReference(check, reference, item.value);
  if (catalogue.fields) checkFieldTypes(check, catalogue.fields, item.value);
  for (const { each, validWhen, at, message } of soundRules(catalogue, schema)) {
    const places = each === undefined ? [{ path: [] as Path, scope: { item: item.value } }] : partsAt(item.value, each);
    for (const { path, scope } of places)
      if (!holds(validWhen.$, scope))
        check.report('broken-rule', ['value', ...path, ...stepsIn(valueAt(item.value, pointerOf(path)), at)], textOf(message, scope));
  }
}

/** What names items of a catalogue names some that there are. */
function checkReference(check: Check, { at, catalogue }: NonNullable<Catalogue['references']>[number], value: unknown): void {
  const keys = check.query('items', catalogue).map((one) => JSON.parse(one.slice(one.indexOf(' ') + 1)) as unknown);
  const found = valueAt(value, at);
  const path: Path = ['value', ...stepsIn(value, at)];
  const named: [Path, unknown][] = Array.isArray(found) ? found.map((name, index) => [[...path, index], name]) : found === undefined ? [] : [[path, found]];
  for (const [place, name] of named) {
    if (keys.includes(name)) continue;
    const suggestion = closest(stringOf(name), keys.map(stringOf));
    check.report('unknown-item', place, `No item of "${catalogue}" is known by ${JSON.stringify(name)}.`, { suggestion });
  }
}

/** No two items are known by the same: the later of two is told so. */
function checkKey(check: Check, { key }: Catalogue, { catalogue, value }: Item): void {
  const known = JSON.stringify(valueAt(value, key));
  if (known === undefined) return;
  const items = check.query('items', catalogue);
  const other = items.find((one) => one.endsWith(` ${known}`))?.split(' ')[0];
  if (other !== undefined && other !== check.definition.id)
    check.report('duplicate-id', ['value', ...stepsIn(value, key)], `Another item of "${catalogue}" is known by ${known}: "${other}".`);
}

/** What names a picture or a drawing names one that there is. */
function checkPictures(check: Check, { picture, drawing }: Catalogue, { value }: Item): void {
  for (const [at, known, kind] of [
    [picture, pictureNames, 'picture'],
    [drawing, publicArt(), 'drawing'],
  ] as const) {
    const name = at === undefined ? undefined : valueAt(value, at);
    if (typeof name !== 'string' || known.some((one) => one === name)) continue;
    const suggestion = closest(name, known);
    const list = suggestion === undefined ? ` There are ${known.join(', ')}.` : '';
    check.report('wrong-value', ['value', ...stepsIn(value, at)], `There is no ${kind} "${name}".${list}`, { suggestion });
  }
}

function checkNames(check: Check, { path, parts }: { path: Path; parts: unknown[] }, name: string): void {
  const seen = new Set<unknown>();
  parts.forEach((part, index) => {
    const named = valueAt(part, pointerOf([name]));
    if (named !== undefined && seen.has(named))
      check.report('duplicate-id', ['value', ...path, index, name], `Another part of this list has the name ${JSON.stringify(named)}.`);
    seen.add(named);
  });
}

function checkFieldTypes(check: Check, { at, fieldset: id }: NonNullable<Catalogue['fields']>, value: unknown): void {
  const fieldset = check.query('fieldset', id);
  if (fieldset?.sound !== true) return;
  const { type, types } = fieldset.value;
  const pointer = typeof type === 'string' ? type : type.at;
  for (const { path, parts } of listsAt(value, namesOf(at))) {
    checkComputedParts(check, fieldset.value, ['value', ...path], parts);
    parts.forEach((part, index) => {
      checkPartQuantity(check, fieldset.value, ['value', ...path, index], part);
      checkOptionsQuantity(check, fieldset.value, ['value', ...path, index], part);
      const named = valueAt(part, pointer) ?? (typeof type === 'string' ? undefined : type.otherwise);
      if (Object.hasOwn(types, stringOf(named))) return;
      check.report('unknown-field-type', ['value', ...path, index, ...stepsIn(part, pointer)], `There is no type of field ${JSON.stringify(named)}.`, {
        suggestion: closest(stringOf(named), Object.keys(types)),
      });
    });
  }
}

/** The lists that a pointer leads to, in which "-" is each part of a list. A list that is not there has no parts. */
function listsAt(value: unknown, names: readonly string[], path: Path = []): { path: Path; parts: unknown[] }[] {
  const [name, ...rest] = names;
  if (name === undefined) return Array.isArray(value) ? [{ path, parts: value as unknown[] }] : [];
  if (name === '-') return Array.isArray(value) ? value.flatMap((part, index) => listsAt(part, rest, [...path, index])) : [];
  return listsAt(valueAt(value, pointerOf([name])), rest, [...path, name]);
}

const partsAt = (item: unknown, each: string): { path: Path; scope: { item: unknown; part: unknown } }[] =>
  listsAt(item, namesOf(each)).flatMap(({ path, parts }) => parts.map((part, index) => ({ path: [...path, index], scope: { item, part } })));
