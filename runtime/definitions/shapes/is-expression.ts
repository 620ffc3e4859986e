/** Tells an expression from plain data. Apart from the shapes, so that the browser does not load zod for it. */
export const isExpression = (value: unknown): value is { $: string } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '$') && typeof (value as { $: unknown }).$ === 'string';
