import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import { textCatalogue } from '../generate/texts';
import type { Project } from '../project/project';
import { programTexts } from './program-texts';

/** How far a language is translated. */
export interface Coverage {
  id: string;
  language: LanguageDefinition;
  /** Each text by what it is in English, with the first of its places. */
  texts: ReadonlyMap<string, string>;
  /** Those that read English still. */
  missing: string[];
  /** Translations of what nobody says any more: the English text was changed, or is gone. */
  unused: string[];
}

/** Of each language of a project what is translated, in the order of the languages' ids. */
export function coverageOf(project: Project): Coverage[] {
  const texts = new Map(
    Object.entries(textCatalogue(project, programTexts))
      .toReversed()
      .map(([place, text]) => [text, place]),
  );
  return project.all('language').map(({ id, value }) => {
    const language = value as LanguageDefinition;
    const missing = [...texts.keys()].filter((text) => !Object.hasOwn(language.texts, text));
    return { id, language, texts, missing: missing.toReversed(), unused: Object.keys(language.texts).filter((text) => !texts.has(text)) };
  });
}

/** What the check says of a language: in one line, as what is not translated is no fault. */
export const coverageLine = ({ id, texts, missing, unused }: Coverage): string => {
  const count = (number: number) => number.toLocaleString('en-US');
  const left = missing.length === 0 ? 'all translated' : `${count(missing.length)} not translated`;
  const gone = unused.length === 1 ? '1 translation of a text that is gone' : `${count(unused.length)} translations of texts that are gone`;
  return `${id}: ${count(texts.size)} texts, ${left}${unused.length === 0 ? '' : `; ${gone}`}.`;
};
