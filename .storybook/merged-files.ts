import { type Path, pointerOf, positionOf } from '../codegen/document';
import { documentsOf, type Definition, originOf } from '../codegen/project/definition';
import { type DefinitionKind, definitionKinds } from '../codegen/project/definition-kinds';
import type { Project } from '../codegen/project/project';

/** A definition as a customer has it, and where those of its parts were written that do not stand in its own file. */
interface MergedFile {
  value: unknown;
  /** By JSON Pointer: the file and the line. What stands below comes from there, too, unless it says otherwise. */
  from: Record<string, string>;
}

/** The definitions of a customer that overlays change, by the file of the base. */
export const mergedFiles = (project: Project): Record<string, MergedFile> =>
  Object.fromEntries(
    Object.keys(definitionKinds)
      .flatMap((kind) => project.all(kind as DefinitionKind) as Definition[])
      .filter((definition) => documentsOf(definition).size > 1)
      .map((definition) => [definition.document.file, { value: definition.value, from: placesOf(definition) }]),
  );

function placesOf(definition: Definition): Record<string, string> {
  const places: Record<string, string> = {};
  const visit = (value: unknown, path: Path, around: string): void => {
    const { document, path: at } = originOf(definition, path);
    if (document.file !== around)
      places[pointerOf(path)] = document === definition.document ? document.file : `${document.file}:${positionOf(document, at).line}`;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key], document.file);
  };
  visit(definition.value, [], definition.document.file);
  return places;
}
