import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type { JsonSchema } from '../runtime/definitions/compiled';
import { isInterpreted } from '../runtime/validation/interpreted-words';
import { plainSchema } from '../runtime/validation/plain-schema';
import type { OtherSchemas } from '../runtime/validation/schema-resources';
import { makeAjv } from './ajv';
import { subschemasOf } from './stock-validators';

// The check has judged the schemas: an Ajv of each form's own would compile the meta-schema anew, which takes longer than all the rest.
const options = { allErrors: true, logger: false as const, validateSchema: false, code: { source: true, esm: true } };

/**
 * An ES module whose default export validates data of this schema: `validate(data)` is whether it is right, `validate.errors` are Ajv's errors.
 * Where the schema has alternatives, `validate.subschemas` has a function for each of them, which is asked while the form is drawn.
 * The module imports nothing and makes no code when it runs, so a page under `script-src 'self'` can import it. What Ajv would judge wrongly has no
 * function: its default export is undefined, and the page interprets the schema.
 */
export function validatorModule(schema: JsonSchema, others?: OtherSchemas): string {
  const plain = plainSchema(schema, others);
  if (isInterpreted(plain)) return 'export default undefined;\n';
  const ajv = makeAjv(options);
  const subschemas = subschemasOf(schema);
  if (subschemas === undefined) return withRequiredInlined(standaloneCode(ajv, ajv.compile(plain)));
  ajv.addSchema(plain, 'whole');
  const parts = Object.entries(subschemas.parts)
    .map(([key, part], index) => ({ key, part, name: `subschema${index}` }))
    .filter(({ part, name }) => canStandAlone(ajv, { $schema: schema.$schema, ...part }, name));
  const code = standaloneCode(ajv, Object.fromEntries(['whole', ...parts.map(({ name }) => name)].map((name) => [name, name])));
  const byKey = [{ key: subschemas.whole, name: 'whole' }, ...parts].map(({ key, name }) => `${JSON.stringify(key)}: ${name}`).join(', ');
  return `${withRequiredInlined(code)}\nwhole.subschemas = { ${byKey} };\nexport default whole;\n`;
}

/** Whether Ajv can compile an alternative apart from the whole. One that refers to what stands around it is left to the page, which interprets it. */
function canStandAlone(ajv: Ajv2020, part: JsonSchema, name: string): boolean {
  try {
    const plain = plainSchema(part);
    return !isInterpreted(plain) && ajv.addSchema(plain, name).getSchema(name) !== undefined;
  } catch {
    return false;
  }
}

const requireCall = /require\("([^"]+)"\)/g;

/** The code with each module that it requires written into it: Ajv's generated code still names a few helpers of its own. */
function withRequiredInlined(code: string): string {
  const names = new Map<string, string>();
  const modules: string[] = [];
  const inlined = (source: string, from: NodeJS.Require): string =>
    source.replace(requireCall, (_call, request: string) => {
      const file = from.resolve(request);
      const known = names.get(file);
      if (known !== undefined) return known;
      const name = `required${names.size}`;
      names.set(file, name);
      const text = inlined(readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL.*/, ''), createRequire(file));
      modules.push(`const ${name} = (() => { const exports = {}; const module = { exports };\n${text}\nreturn module.exports; })();`);
      return name;
    });
  const body = inlined(code.replace('"use strict";', ''), createRequire(import.meta.url));
  return `"use strict";\n${modules.join('\n')}\n${body}`;
}
