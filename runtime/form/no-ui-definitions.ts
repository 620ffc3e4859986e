/** Replaces @rjsf's search of definitions where only `ui:definitions` would ask for it (codegen/first-load.ts). */
export default function findSchemaDefinition(): never {
  throw new Error('Forms here have no "ui:definitions". Give the field its options instead.');
}
