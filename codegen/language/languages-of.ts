import { usualWords } from '../../runtime/definitions/words';
import type { Patch, Revision, RevisionLanguage } from '../../runtime/definitions/compiled';
import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import type { LanguageDefinition, Translation } from '../../runtime/definitions/shapes/language';
import { createProject, type Project } from '../project/project';
import { type DefinitionKind, definitionKinds } from '../project/definition-kinds';
import { digestOf } from '../revision/digest';
import { revisionOf } from '../revision/revision';
import { localised } from './localised';
import { patchOf } from './patch';
import { textPlacesOf } from './text-places';
import { programTexts } from './program-texts';

/** What of a revision is said in a language. All else is the same in every language. */
const saidIn = ['shell', 'screens', 'lateFlows', 'forms', 'tables', 'fieldsets', 'constants', 'questionnaires', 'catalogues', 'resources', 'messages'] as const;

/** A revision with the languages that it can be said in. Its hash tells them, too: what is published is known by it. */
export function withLanguages(project: Project, validatorFor: (data: object) => string): Revision {
  const revision = revisionOf(project, validatorFor);
  if (project.all('language').length === 0) return revision;
  const languages = languagesOf(project, revision);
  const hash = digestOf([revision.hash, ...Object.values(languages).map((one) => one.hash)]);
  return { ...revision, hash, shell: { ...revision.shell, hash }, languages };
}

/** Kinds whose texts the server stores in rows: the level and advice of a result, the name of a choice. They are translated when rows are read. */
const storedKinds = ['questionnaire', 'item', 'fieldset', 'constants'] as const;

/** The languages of a project beside English. */
function languagesOf(project: Project, revision: Revision): Record<string, RevisionLanguage> {
  const catalogueNamed = (id: string) => project.find('catalogue', id)?.value as Catalogue | undefined;
  return Object.fromEntries(
    project.all('language').map(({ id, value }) => {
      const language = value as LanguageDefinition;
      const { name = id, direction = 'ltr', toggle, insteadOf, dates = {}, rows = {} } = language;
      const texts = only(language.texts, [...programTexts.map(({ text }) => text), ...Object.values(usualWords)]);
      const pageTexts = only(language.texts, [
        ...programTexts.flatMap(({ at, text }) => (/^(server|schemas)\//.test(at) ? [] : text)),
        ...Object.values(usualWords),
      ]);
      const stored = only(
        language.texts,
        storedKinds.flatMap((kind) => project.all(kind).flatMap((definition) => textPlacesOf(definition, catalogueNamed).map(({ text }) => text))),
      );
      const tag = Intl.getCanonicalLocales(id)[0] ?? id;
      let made: Patch | undefined;
      return [
        id,
        {
          hash: digestOf(language),
          ...{ tag, name, direction, toggle, insteadOf, dates, texts, pageTexts, rows: { ...storable(stored), ...rows } },
          // Made when somebody first reads the language, or when the revision is stored: a saved file shows at once in a page that is English.
          get patch() {
            made ??= patchIn(project, revision, language);
            return made;
          },
        },
      ];
    }),
  );
}

/** A project with the texts of one of its languages. */
export function projectIn(project: Project, language: LanguageDefinition): Project {
  const definitions = Object.keys(definitionKinds).flatMap((kind) => project.all(kind as DefinitionKind));
  const catalogueNamed = (id: string) => project.find('catalogue', id)?.value as Catalogue | undefined;
  return createProject(
    definitions.map((definition) => localised(definition, language, catalogueNamed)),
    project.customer,
  );
}

/** How a project is said in a language: it is compiled once more, with other texts. */
const patchIn = (project: Project, revision: Revision, language: LanguageDefinition): Patch =>
  patchOf(part(revision), part(revisionOf(projectIn(project, language), withoutValidator))) ?? {};

/** A validator is the same in every language, and takes far longer to make than all else. */
const withoutValidator = () => '';

/** Its hash tells it from other revisions, and says nothing. */
const part = (revision: Revision) => ({ ...Object.fromEntries(saidIn.map((key) => [key, revision[key]])), shell: { ...revision.shell, hash: '' } });

const plainOnly = (texts: Readonly<Record<string, Translation>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/**
 * Returns the translations of stored texts, without texts of values and short words only, such as `{done} of {all}`. Those also match parts of
 * other sentences.
 */
const storable = (texts: Readonly<Record<string, Translation>>): Record<string, string> =>
  Object.fromEntries(Object.entries(plainOnly(texts)).filter(([text]) => !/\{\w+\}/.test(text) || /\p{L}{4}/u.test(text.replace(/\{\w+\}/g, ''))));

const only = (texts: Readonly<Record<string, Translation>>, wanted: readonly string[]): Record<string, Translation> =>
  Object.fromEntries([...new Set(wanted)].sort().flatMap((text) => (Object.hasOwn(texts, text) ? [[text, texts[text]!]] : [])));
