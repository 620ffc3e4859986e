import { closest, type Fault } from '../../runtime/definitions/fault';
import { checkWrittenExpressions } from '../check/written-expressions';
import { checkShape } from '../check/shape';
import { type JsonDocument, parseDocument } from '../document';
import type { Source } from '../source';
import { type Definition, faultAt } from './definition';
import type { DefinitionKind } from './definition-kinds';
import { withNamedParts } from './named-parts';
import { endings, type FileKind, fileKind, fileNameOf } from './file-kind';
import { definitionKinds } from './definition-kinds';
import { stringOf } from '../../runtime/validation/string-of';

/** The definitions of the files, in the order of their paths, and what is wrong with the files themselves. */
interface Reading {
  definitions: Definition[];
  faults: Fault[];
}

interface ReadFile {
  text: string;
  definition?: Definition;
  faults: Fault[];
}

/** Reads files; a file whose text has not changed is not read again. */
export function createReader(): (source: Source) => Reading {
  let known = new Map<string, ReadFile>();
  return (source) => {
    const current = new Map<string, ReadFile>();
    for (const [file, text] of source) {
      const before = known.get(file);
      current.set(file, before?.text === text ? before : readFile(file, text));
    }
    known = current;
    const read = [...current.values()];
    return { definitions: read.flatMap(({ definition }) => definition ?? []), faults: read.flatMap(({ faults }) => faults) };
  };
}

function readFile(file: string, text: string): ReadFile {
  const document = parseDocument(file, text);
  const kind = fileKind(file);
  if (kind === undefined) {
    const suggestion = closest(file.replace(/^.*?([.][a-z-]+[.]json)?$/, '$1'), endings);
    const message = 'This file name belongs to no kind of definition. Its ending must name the kind, such as .form.json or .screen.json.';
    return { text, faults: [faultAt({ document, value: undefined }, 'wrong-file-name', [], message, { suggestion })] };
  }
  if (document.tree === undefined) return { text, definition: unreadable(document, kind), faults: document.faults };
  const definition = readDefinition(document, kind);
  return { text, definition, faults: [...document.faults, ...definition.faults] };
}

/** A file that is no JSON still has a name: what refers to it is not wrong. */
function unreadable(document: JsonDocument, file: FileKind): Definition {
  return { kind: file.kind, id: file.kind === 'record' ? nameFor(file) : file.id, document, value: {}, sound: false, faults: [] };
}

function readDefinition(document: JsonDocument, file: FileKind): Definition {
  const definition = shapeDefinition({ kind: file.kind, id: file.id, document, value: withNamedParts(document.value), sound: true, faults: [] });
  const report = (...[code, path, message]: [Fault['code'], (string | number)[], string]) => definition.faults.push(faultAt(definition, code, path, message));
  checkWrittenExpressions((code, path, message, detail) => definition.faults.push(faultAt(definition, code, path, message, detail)), document.value);
  if (!file.rightPlace) report('wrong-folder', [], `A file ending in ${file.ending} belongs in ${file.folder}/.`);
  const value = (typeof document.value === 'object' && document.value !== null ? document.value : {}) as Record<string, unknown>;
  const { key, expected } = nameOf(file.kind, value);
  if (key !== undefined && typeof value[key] === 'string' && expected !== file.id)
    report('name-and-file-differ', [key], `The file is named "${file.id}${file.ending}", so this must be "${nameFor(file)}".`);
  if (file.kind === 'record' && typeof value.title === 'string' && typeof value.$id === 'string' && value.$id !== `record:${value.title}`)
    report('name-and-file-differ', ['$id'], `The $id of a record is its title after "record:", so this must be "record:${value.title}".`);
  if (file.kind === 'record' && typeof value.title === 'string') definition.id = value.title;
  if (file.kind === 'overlay') definition.id = document.file.slice(`${file.folder}/`.length, -file.ending.length);
  if (file.kind === 'widget' && !`/${document.file}`.endsWith(`/widgets/${file.id}/${file.id}.widget.json`))
    report('wrong-folder', [], `A widget's folder has its name: this file belongs in widgets/${file.id}/.`);
  return definition;
}

/** Which key names a definition of this kind, and the file name it asks for. */
function nameOf(kind: DefinitionKind, value: Record<string, unknown>): { key?: string; expected?: string } {
  if (kind === 'endpoints') return {};
  if (kind === 'record') return { key: 'title', expected: fileNameOf(stringOf(value.title)) };
  const key = kind === 'widget' ? 'name' : 'id';
  return { key, expected: stringOf(value[key]) };
}

const nameFor = ({ kind, id }: FileKind): string =>
  kind === 'record' ? id.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase()) : id;

/** Checks the shape of a definition, and fills in what follows from it. */
export function shapeDefinition(definition: Definition): Definition {
  const faults: Fault[] = [];
  let sound = true;
  checkShape(definitionKinds[definition.kind].shape, definition.value, (code, path, message, detail) => {
    if (code !== 'unknown-key' || detail?.breaks === true) sound = false;
    faults.push(faultAt(definition, code, path, message, detail));
  });
  return { ...definition, sound, faults };
}
