import { z } from 'zod';

const coding = z.looseObject({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() });
export type Coding = z.infer<typeof coding>;

const quantity = z.looseObject({
  value: z.number().optional(),
  unit: z.string().optional(),
  code: z.string().optional(),
  comparator: z.string().optional(),
  system: z.string().optional(),
});

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

const concept = z.looseObject({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
  abstract: z.boolean().optional(),
  inactive: z.boolean().optional(),
  property: z.array(z.looseObject({ code: z.string().optional(), valueBoolean: z.boolean().optional(), valueCode: z.string().optional() })).optional(),
});
const included = z.looseObject({
  system: z.string().optional(),
  version: z.string().optional(),
  valueSet: z.array(z.string()).optional(),
  concept: z.array(concept).optional(),
  filter: z.array(z.unknown()).optional(),
});
const contained = z.looseObject({
  resourceType: z.string().optional(),
  id: z.string().optional(),
  url: z.string().optional(),
  version: z.string().optional(),
  /** Of a value set: which codes it has. */
  compose: z.looseObject({ include: z.array(included).optional(), exclude: z.array(included).optional() }).optional(),
  expansion: z
    .looseObject({ contains: z.array(concept).optional(), total: z.number().optional(), offset: z.number().optional(), parameter: z.unknown().optional() })
    .optional(),
  /** Of a code system: its codes. */
  concept: z.array(concept).optional(),
  content: z.string().optional(),
  supplements: z.string().optional(),
});
/** A value set, or a code system, that a questionnaire brings with it. */
export type Contained = z.infer<typeof contained>;

/** The shape of a questionnaire as a file holds it. */
export const resource = z.looseObject({
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

/** The address of an extension without what all of them begin with. */
export const extensionName = ({ url }: { url: string }): string => url.replace(/^.*\//, '');

/** An extension by its name. */
export const extensionOf = (holder: { extension?: Extension[] | undefined }, name: string): Extension | undefined =>
  holder.extension?.find((one) => extensionName(one) === name);
