import { type Kind, kinds } from '../../runtime/definitions/kinds';

/** Which meta-schema an editor takes for which files, for .vscode/settings.json. */
export function editorSettings(): object {
  const own = Object.entries<Kind>(kinds).map(([name, { folder, ending }]) =>
    schemaFor([`/${folder}/**/*${ending}`], `./schemas/definitions/${name}.schema.json`),
  );
  return {
    'json.schemas': [
      ...own,
      schemaFor(['/schemas/endpoints/*.json'], './schemas/definitions/endpoints.schema.json'),
      schemaFor(['/widgets/*/*.widget.json'], './schemas/definitions/widget.schema.json'),
      schemaFor(['/schemas/records/*.schema.json'], 'https://json-schema.org/draft/2020-12/schema'),
    ],
  };
}

const schemaFor = (fileMatch: string[], url: string) => ({ fileMatch, url });
