import { fileURLToPath } from 'node:url';
import { createCompiler } from '../codegen/compile';
import { storyPartsOf } from '../codegen/generate/story-parts';
import { textCatalogue } from '../codegen/generate/texts';
import { projectIn } from '../codegen/language/languages-of';
import { patchOf } from '../codegen/language/patch';
import { programTexts } from '../codegen/language/program-texts';
import type { Project } from '../codegen/project/project';
import { readSource } from '../codegen/source';
import type { Revision } from '../runtime/definitions/compiled';
import { formatFaults } from '../runtime/definitions/fault';
import type { LanguageDefinition } from '../runtime/definitions/shapes/language';
import { pseudoLanguage } from '../tests/support/pseudo-language';
import { differenceOf } from './differences';
import type { StoryLanguage } from './languages';
import { mergedFiles } from './merged-files';

/** Prints the project's revisions as JSON: the base's, and by customer how each differs from it; faults go to standard error. A program of its own: Storybook's loader reads no file without its ending. */
const source = readSource(fileURLToPath(new URL('..', import.meta.url)));
const compile = createCompiler();
/** Tests of stories read English: what else there is would be made for nobody. */
const inTests = process.env.VITEST !== undefined;
const spoken = inTests ? source : new Map([...source, ['schemas/languages/en-xa.language.json', JSON.stringify(pseudo())]]);
const { base, customers, faults, checked } = compile(spoken);
if (base) {
  const revisions: Record<string, Revision> = { base, ...customers };
  const projects: Record<string, Project> = {
    base: checked.base.project,
    ...Object.fromEntries(checked.customers.map(({ customer, project }) => [customer, project])),
  };
  const besideBase = <Value>({ base: ofBase, ...own }: Record<string, Value>) => ({
    base: ofBase,
    ...Object.fromEntries(Object.entries(own).map(([customer, value]) => [customer, differenceOf(ofBase, value)])),
  });
  const each = <Value>(make: (customer: string) => Value) => Object.fromEntries(Object.keys(revisions).map((customer) => [customer, make(customer)]));
  process.stdout.write(
    JSON.stringify({
      // Of its languages one is shown at a time: each stands by itself.
      revisions: besideBase(each((customer) => ({ ...revisions[customer], languages: undefined }))),
      languages: Object.assign(
        {},
        ...(inTests ? [] : Object.keys(revisions)).map((customer) => languagesOf(customer, projects[customer]!, revisions[customer]!)),
      ),
      parts: besideBase(each((customer) => storyPartsOf(projects[customer]!))),
      // The texts of files stand beside a story, where a person asks for them.
      texts: inTests ? {} : Object.fromEntries(source),
      merged: inTests ? {} : each((customer) => mergedFiles(projects[customer]!)),
    }),
  );
} else {
  process.stderr.write(`${formatFaults(faults)}\n`);
  process.exitCode = 1;
}

/** Everything with accents and four tenths longer: what is not translated, and what has no room, is seen. Nobody has it who does not choose it. */
function pseudo(): LanguageDefinition {
  const { base: plain, customers: all } = compile(source).checked;
  const texts = [plain, ...all].flatMap(({ project }) => Object.values(textCatalogue(project, programTexts)));
  const { insteadOf: _insteadOf, ...language } = pseudoLanguage([...new Set(texts)]);
  return language;
}

/** Each language of a customer by both names, with what it says of the parts that stand beside the revision. */
function languagesOf(customer: string, project: Project, { languages = {} }: Revision): Record<string, StoryLanguage> {
  return Object.fromEntries(
    Object.entries(languages).map(([id, language]) => {
      const definition = project.find('language', id)?.value as LanguageDefinition;
      const said = projectIn(project, definition);
      return [
        `${customer} ${id}`,
        { ...language, ...(customer === 'base' && { texts: definition.texts }), parts: patchOf(storyPartsOf(project), storyPartsOf(said)) ?? {} },
      ];
    }),
  );
}
