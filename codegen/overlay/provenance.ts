import { type Path, pointerOf } from '../document';
import { type Definition, originOf } from '../project/definition';
import { customerOf } from '../project/file-kind';

/**
 * Whose words each part of a definition is: only where it changes from what is around it. `base` is the root, always. By JSON Pointer, or by what `nameOf`
 * calls a path.
 */
export function provenanceOf(definition: Definition, nameOf: (path: Path) => string = pointerOf): Record<string, string> {
  const owners: Record<string, string> = {};
  const visit = (value: unknown, path: Path, around: string | undefined): void => {
    const owner = ownerOf(originOf(definition, path).document.file);
    if (owner !== around) owners[nameOf(path)] = owner;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key], owner);
  };
  visit(definition.value, [], undefined);
  return owners;
}

/** The customer in whose folder a file stands, or `base`. */
export const ownerOf = (file: string): string => customerOf(file) ?? 'base';
