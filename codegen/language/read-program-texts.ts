import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the program says something by itself. */
const folders = ['runtime', 'widgets', 'server', 'main.tsx', 'schemas/endpoints'];
const isEndpoints = (file: string): boolean => file.endsWith('.json');
const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|browser\.test)\.tsx?$/.test(file) && !/^server\/(demo|development)\/|^runtime\/app\/development/.test(file);

/** A text that is looked up, or with which the server refuses something. */
const said =
  /\b(?:translated|asText|notFound|conflict|forbidden|unavailable|tooMany)\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`$\\]*)`)|\b(?:Message:|message =) (?:'((?:[^'\\]|\\.)*)'|`([^`$\\]*)`)/g;

/** What a call answers where there is nothing: of a template of an answer. */
const missing = /"missing": "((?:[^"\\]|\\.)*)"/g;

/** The texts of the program itself that are looked up in the language of whoever reads them, by file. */
export function readProgramTexts(root: string): { at: string; text: string }[] {
  const files = folders.flatMap((folder) =>
    folder.includes('.') ? [folder] : (readdirSync(join(root, folder), { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => isCode(file) || isEndpoints(file))
    .sort()
    .flatMap((at) =>
      [
        ...new Set(
          [...readFileSync(join(root, at), 'utf8').matchAll(isEndpoints(at) ? missing : said)].map(
            (found) => found.slice(1).find((text) => text !== undefined) ?? '',
          ),
        ),
      ]
        .filter((text) => text !== '')
        .map((text) => ({ at, text: text.replace(/\\(.)/g, '$1') })),
    );
}
