import { Suspense, useState } from 'react';
import { FormOfSchema } from '../runtime/form/FormOfSchema';
import { defaultWidgets } from '../widgets/defaults';
import { widgets } from '../widgets/registry';
import { type PreviewPage, schemaPreview } from '../widgets/schema-preview';
import { noPage } from './no-page';
import { InSurroundings } from './surroundings';

const previewOn = (page: PreviewPage) =>
  schemaPreview((props) => <FormOfSchema {...props} widgets={widgets} defaultWidgets={defaultWidgets} />, page).component;
const nothing = () => {};

interface SchemaStageProps {
  id?: string;
  schema?: string;
  document?: string;
  page?: PreviewPage;
}

/** The preview of schemas, as the page /schema-preview shows it. */
export function SchemaStage({ id = 'preview', schema, document, page = noPage }: SchemaStageProps) {
  const [Preview] = useState(() => previewOn(page));
  return (
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
}

/** The preview of schemas in every surrounding. */
export const SchemaSurroundings = () => <InSurroundings draw={({ id }) => <SchemaStage id={`preview-${id}`} />} />;
