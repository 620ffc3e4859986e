import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { _, type CodeKeywordDefinition } from 'ajv';
import { operators } from 'ajv/dist/compile/codegen';
import { Ajv2020, type Options } from 'ajv/dist/2020';
import { addressFormats } from '../runtime/validation/address-formats';
import { momentOf } from '../runtime/validation/format-limits';

/** How each limit of a formatted text is broken. */
const broken = { formatMinimum: operators.LT, formatMaximum: operators.GT, formatExclusiveMinimum: operators.LTE, formatExclusiveMaximum: operators.GTE };

/** The limits of dates and times, which JSON Schema does not have: what the interpreter of schemas does (runtime/validation/format-limits.ts), as code. */
const formatLimits: CodeKeywordDefinition = {
  keyword: Object.keys(broken),
  type: 'string',
  schemaType: 'string',
  error: { message: 'is out of its limits', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { data, keyword, schema, parentSchema } = context;
    const operator = broken[keyword as keyof typeof broken];
    const moment = momentOf(parentSchema.format);
    context.fail(moment === undefined ? _`${data} ${operator} ${schema}` : _`Date.parse(${moment.before} + ${data}) ${operator} ${moment.read(schema)}`);
  },
};

/**
 * What JSON Schema means by it: 4.35 is a multiple of 0.01, though their quotient as binary fractions is not whole. As the interpreter, which counts in
 * decimal digits.
 */
const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: 'is no multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context) {
    const { data, schema } = context;
    context.fail(_`${data} % ${schema} !== 0 && Number((Math.round(${data} / ${schema}) * ${schema}).toPrecision(15)) !== ${data}`);
  },
};

const require = createRequire(import.meta.url);

/** The file that has the interpreter's formats and nothing else: code that is made for a page takes them from there. */
const formatsFile = join(dirname(require.resolve('@cfworker/json-schema')), 'format.js');
const { format: formats } = require(formatsFile) as { format: Record<string, (text: string) => boolean> };

/**
 * An Ajv that judges as the interpreter of schemas does: the same formats and limits, and of an object nothing but its own properties. For plain
 * schemas (runtime/validation/plain-schema.ts). `own`: further formats, for validators that stay in this process.
 */
export function makeAjv(options: Options, own: typeof formats = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, ...options, code: { formats: _`require(${formatsFile}).format`, ...options.code } });
  for (const [name, judge] of Object.entries({ ...formats, ...addressFormats, ...own })) ajv.addFormat(name, judge);
  ajv.removeKeyword('multipleOf');
  return ajv.addKeyword(multipleOf).addKeyword(formatLimits);
}
