import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import Form from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { type BenchData, type BenchField, dataOf, fieldsOf, type Prepare, schemaOf } from '../scenario';

const theme = createTheme({ cssVariables: true });

/** Conditions in JSON Schema's own words: each section's properties are there while its question is answered with yes. */
function conditionalSchema(fields: BenchField[]): RJSFSchema {
  const { properties } = schemaOf(fields);
  const firsts = fields.filter(({ shownBy }) => shownBy === undefined).map(({ name }) => name);
  const partOf = (first: string) => Object.fromEntries(fields.filter(({ shownBy }) => shownBy === first).map(({ name }) => [name, properties[name]]));
  return {
    type: 'object',
    properties: Object.fromEntries(firsts.map((name) => [name, properties[name]])),
    allOf: firsts.map((first) => ({ if: { properties: { [first]: { const: true } } }, then: { properties: partOf(first) } })),
  } as RJSFSchema;
}

/** Plain @rjsf with its MUI theme, as its documentation shows it. */
export const prepare: Prepare = (scenario) => (root) => {
  const fields = fieldsOf(scenario);
  const schema = scenario.kind === 'mixed' ? (schemaOf(fields) as RJSFSchema) : conditionalSchema(fields);
  let data = dataOf(scenario);
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Form schema={schema} validator={validator} formData={data} onChange={({ formData }) => (data = formData as BenchData)} />
    </ThemeProvider>,
  );
  return { read: (name) => data[name] };
};
