import { z } from 'zod';

const coding = z.looseObject({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() });
export type Coding = z.infer<typeof coding>;

const quantity = z.looseObject({ value: z.number().optional(), unit: z.string().optional(), code: z.string().optional() });

/** What stands in a place that may hold values of several types, such as answer[x]. */
const extension = z.looseObject({
  url: z.string(),
  valueBoolean: z.boolean().optional(),
  valueInteger: z.number().optional(),
  valueDecimal: z.number().optional(),
  valueCoding: coding.optional(),
  valueQuantity: quantity.optional(),
  valueExpression: z.looseObject({ language: z.string().optional(), expression: z.string().optional() }).optional(),
  valueCodeableConcept: z.looseObject({ coding: z.array(coding).optional() }).optional(),
});
type Extension = z.infer<typeof extension>;

const enableWhen = z.looseObject({
  question: z.string(),
  operator: z.string().optional(),
  hasAnswer: z.boolean().optional(),
  answerBoolean: z.boolean().optional(),
  answerInteger: z.number().optional(),
  answerDecimal: z.number().optional(),
  answerDate: z.string().optional(),
  answerString: z.string().optional(),
  answerCoding: coding.optional(),
  answerQuantity: quantity.optional(),
});
export type EnableWhen = z.infer<typeof enableWhen>;

const answerOption = z.looseObject({
  extension: z.array(extension).optional(),
  valueCoding: coding.optional(),
  valueString: z.string().optional(),
  valueInteger: z.number().optional(),
  valueDate: z.string().optional(),
  valueTime: z.string().optional(),
  initialSelected: z.boolean().optional(),
});

const item = z.looseObject({
  linkId: z.string(),
  type: z.string(),
  text: z.string().optional(),
  extension: z.array(extension).optional(),
  enableWhen: z.array(enableWhen).optional(),
  enableBehavior: z.string().optional(),
  required: z.boolean().optional(),
  repeats: z.boolean().optional(),
  maxLength: z.number().optional(),
  answerOption: z.array(answerOption).optional(),
  answerValueSet: z.string().optional(),
  /** As STU3 called `answerOption` and `answerValueSet`. */
  option: z.array(answerOption).optional(),
  options: z.looseObject({ reference: z.string().optional() }).optional(),
  get item(): z.ZodOptional<z.ZodArray<typeof item>> {
    return z.array(item).optional();
  },
});
/** An item of a questionnaire: a group, something that is asked, or something that is only read. */
export type Item = z.infer<typeof item>;

const concept = z.looseObject({ code: z.string().optional(), display: z.string().optional() });
const included = z.looseObject({
  system: z.string().optional(),
  valueSet: z.array(z.string()).optional(),
  concept: z.array(concept).optional(),
  filter: z.array(z.unknown()).optional(),
});
const contained = z.looseObject({
  resourceType: z.string().optional(),
  id: z.string().optional(),
  url: z.string().optional(),
  /** Of a value set: which codes it has. */
  compose: z.looseObject({ include: z.array(included).optional() }).optional(),
  expansion: z.looseObject({ contains: z.array(concept).optional() }).optional(),
  /** Of a code system: its codes. */
  concept: z.array(concept).optional(),
});
/** A value set, or a code system, that a questionnaire brings with it. */
export type Contained = z.infer<typeof contained>;

const resource = z.looseObject({
  resourceType: z.literal('Questionnaire'),
  id: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  extension: z.array(extension).optional(),
  contained: z.array(contained).optional(),
  item: z.array(item).min(1),
});
/** A FHIR R4 Questionnaire, as far as it is read here; what STU3 called otherwise is read too. */
export type Resource = z.infer<typeof resource>;

const megabyte = 1_000_000;
const deepest = 30;

/** In which line of the file each item begins, by link id; of several items with one, the first. */
export function linesOfItems(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    for (const [, id = ''] of line.matchAll(/"linkId"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
      const linkId = JSON.parse(id) as string;
      if (!lines.has(linkId)) lines.set(linkId, index + 1);
    }
  });
  return lines;
}

/** Reads a FHIR R4 Questionnaire. A text says why it is none. */
export function readResource(text: string): Resource | string {
  if (text.length > 5 * megabyte) return 'The file has more than 5 MB: this is more than a questionnaire.';
  const value = parsed(text);
  if (value === undefined) return 'The file is not JSON.';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The file holds no FHIR resource.';
  const { resourceType, item: items } = value as { resourceType?: unknown; item?: unknown };
  if (resourceType !== 'Questionnaire')
    return `The file holds ${typeof resourceType === 'string' ? `a FHIR ${resourceType}` : 'no FHIR resource'}, not a Questionnaire.`;
  if (!Array.isArray(items) || items.length === 0) return 'The questionnaire has no items.';
  if (depthOf(value) > deepest * 2) return `Items stand in one another more than ${deepest} levels deep.`;
  const result = resource.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return `This is no FHIR R4 Questionnaire: at ${issue?.path.join('.') ?? 'the top'}, ${issue?.message ?? 'something is wrong'}.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** How deep lists of items stand in one another. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level: unknown[] = [value]; level.length > 0 && depth <= deepest * 2; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? ((one as { item?: unknown[] }).item ?? []) : []));
  return depth;
}

/** The address of an extension without what all of them begin with. */
export const extensionName = ({ url }: Extension): string => url.replace(/^.*\//, '');

/** An extension by its name. */
export const extensionOf = (holder: { extension?: Extension[] | undefined }, name: string): Extension | undefined =>
  holder.extension?.find((one) => extensionName(one) === name);
