import { Suspense } from 'react';
import { FormOfSchema } from '../runtime/form/FormOfSchema';
import { defaultWidgets } from '../widgets/defaults';
import { widgets } from '../widgets/registry';
import { schemaPreview } from '../widgets/schema-preview';
import { InSurroundings } from './surroundings';

const { component: Preview } = schemaPreview((props) => <FormOfSchema {...props} widgets={widgets} defaultWidgets={defaultWidgets} />);
const nothing = () => {};

/** The preview of schemas, as the page /schema-preview shows it. */
export const SchemaStage = ({ id = 'preview', schema, document }: { id?: string; schema?: string; document?: string }) => (
  <Suspense fallback={null}>
    <Preview
      id={id}
      name="preview"
      label="Preview"
      value={schema}
      schema={{}}
      options={document === undefined ? {} : { document }}
      required={false}
      disabled={false}
      readonly={false}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
      emit={nothing}
    />
  </Suspense>
);

/** The preview of schemas in every surrounding. */
export const SchemaSurroundings = () => <InSurroundings draw={({ id }) => <SchemaStage id={`preview-${id}`} />} />;
