import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import { usualWords } from '../../runtime/definitions/words';
import { textPlacesOf } from '../language/text-places';
import { type DefinitionKind, definitionKinds } from '../project/definition-kinds';
import type { Project } from '../project/project';

/**
 * Every text that a person reads, by its address: the definition, then the ids on the way to it; the program's own by the file in which they stand. A
 * translation is the same list in another language.
 */
export function textCatalogue(project: Project, programTexts: readonly { at: string; text: string }[]): Record<string, string> {
  const catalogueNamed = (id: string) => project.find('catalogue', id)?.value as Catalogue | undefined;
  const definitions = Object.keys(definitionKinds).flatMap((kind) => project.all(kind as DefinitionKind));
  const texts = definitions.flatMap((definition) => textPlacesOf(definition, catalogueNamed).map(({ address, text }): [string, string] => [address, text]));
  const words = Object.entries(usualWords).map(([name, text]): [string, string] => [`program:words/${name}`, text]);
  const places = new Map<string, number>();
  const own = programTexts.map(({ at, text }): [string, string] => {
    const place = places.get(at) ?? 0;
    places.set(at, place + 1);
    return [`program:${at}/${place}`, text];
  });
  return Object.fromEntries([...texts, ...words, ...own].sort(([left], [right]) => (left < right ? -1 : 1)));
}
