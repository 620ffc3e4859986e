import { faultCodes } from '../../runtime/definitions/fault-codes';
import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import type { Form } from '../../runtime/definitions/shapes/form';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import type { Message } from '../../runtime/definitions/shapes/message';
import type { Endpoints } from '../../runtime/definitions/shapes/endpoints';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { type Compiled, compile } from '../compile';
import { createWriter } from '../fragments/writer';
import { ownerOf } from '../overlay/provenance';
import type { Definition } from '../project/definition';
import { createProject } from '../project/project';
import { createReader } from '../project/read';
import type { WidgetShape } from '../project/standard-shapes';
import type { Source } from '../source';
import { namedPackages, packagesModule } from '../widget-packages';
import { widgetTypes } from '../widget-types';
import { constantTypes } from './constants';
import { editorSettings } from './editor-settings';
import { languageDocument } from './language';
import { listsDocument } from './lists';
import { messageTypes } from './messages';
import { metaSchemas } from './meta-schemas';
import { requirementsDocument } from './requirements';
import { storyFiles } from './stories';
import { widgetStoryFiles } from './widget-stories';
import { readProgramTexts } from '../language/read-program-texts';
import { textCatalogue } from './texts';
import { operationTypes, recordTypes } from './types';

/**
 * Every file that codegen writes, by its path, with its content. What has faults is left out: the check names it.
 * `compiled`: what was made of the source, where it has been.
 */
export async function generatedFiles(source: Source, compiled: Compiled = compile(source)): Promise<Record<string, string>> {
  const { definitions: read } = createReader()(source);
  const records = read.filter(({ kind }) => kind === 'record');
  const definitions = [...read.filter(({ kind }) => kind !== 'record'), ...createWriter()(records, records)];
  const sound = <Value>(kind: Definition['kind']) => definitions.filter((definition) => definition.kind === kind && definition.sound) as Definition<Value>[];
  const project = createProject(definitions);
  const items = Object.fromEntries(
    sound<Catalogue>('catalogue').map(({ id, value }) => [id, project.query('schema', value.record.$ref.replace(/^record:/, '')) ?? {}]),
  );
  const operations = sound<OperationDefinition>('overlay-operation').map(({ value }) => value);
  const programTexts = readProgramTexts(process.cwd());
  // A filter is a form too, where forms are shown.
  const fileOf = (kind: string, id: string) =>
    [kind, ...(kind === 'form' ? ['filter'] : [])].flatMap((one) => definitions.find((definition) => definition.kind === one && definition.id === id) ?? [])[0]
      ?.document.file ??
    // What an operation of an overlay makes stands in that overlay.
    compiled.checked.customers.flatMap(({ project: own }) => own.find(kind as Definition['kind'], id)?.document.file ?? [])[0] ??
    '';
  return {
    ...Object.fromEntries(Object.entries(metaSchemas(items, operations)).map(([name, schema]) => [`schemas/definitions/${name}.schema.json`, json(schema)])),
    '.vscode/settings.json': json(editorSettings()),
    'schemas/generated/records.ts': await recordTypes(project.query('records')),
    'schemas/generated/operations.ts': await operationTypes(Object.fromEntries(sound<Endpoints>('endpoints').map(({ id, value }) => [id, value]))),
    'schemas/generated/constants.ts': await constantTypes(
      sound<Constants>('constants')
        .filter(({ document }) => ownerOf(document.file) === 'base')
        .map(({ value }) => value),
    ),
    'schemas/generated/messages.ts': await messageTypes(
      sound<Message>('message')
        .filter(({ document }) => ownerOf(document.file) === 'base')
        .map(({ value }) => value),
    ),
    'schemas/generated/widget-packages.ts': packagesModule(namedPackages(source)),
    'schemas/generated/widget-packages.json': json(
      sound<WidgetShape>('widget')
        .filter(({ document }) => !document.file.startsWith('widgets/'))
        .map(({ value }) => value),
    ),
    'schemas/generated/widgets.ts': await widgetTypes(sound<WidgetShape>('widget').map(({ value }) => value)),
    ...storyFiles(compiled, fileOf),
    ...widgetStoryFiles(sound<WidgetShape>('widget')),
    'docs/faults.md': faultsDocument(),
    'docs/language.md': languageDocument(),
    'docs/lists.md': listsDocument(
      sound<WidgetShape>('widget').map(({ value }) => value),
      sound<Form>('form')
        .filter(({ document }) => ownerOf(document.file) === 'base')
        .map(({ value }) => value),
      operations,
    ),
    'docs/requirements.md': requirementsDocument(process.cwd()),
    'schemas/generated/texts.json': json(textCatalogue(compiled.checked.base.project, programTexts)),
    'schemas/generated/program-texts.json': json(programTexts),
  };
}

/** The list of fault codes, for people. */
const faultsDocument = (): string =>
  [
    '# Faults',
    '',
    'The faults that `npm run check` reports, by code. `npm run generate` writes this file from runtime/definitions/fault-codes.ts.',
    '',
    '| Code | Meaning |',
    '|---|---|',
    ...Object.entries(faultCodes)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([code, says]) => `| \`${code}\` | ${says} |`),
    '',
  ].join('\n');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
