import type { Decorator } from '@storybook/react-vite';
import { DefinitionBeside } from './DefinitionBeside';
import './stages/stage.css';

/** The screen below a dialog is tested by its own story. */
const isAlone = import.meta.env.VITEST !== undefined;

/** Gives stages what the toolbar says of whom, to whom and in which language, and shows the definition beside the story where that is asked for. */
export const withDefinition: Decorator = (Story, { args, globals, parameters, title }) => {
  const [customer, language] = [String(globals.customer), String(globals.language)];
  const staged = /^(walks|layouts|screens|dialogs|forms|tables|flows|nodes)(\/|$)/.test(title);
  const given = { customer, language, role: String(globals.role), brand: String(globals.brand), ...(title.startsWith('dialogs/') && { isAlone }), ...args };
  const story = staged ? <Story key={language} args={given} /> : <Story key={language} />;
  const file = parameters.file as string | undefined;
  if (globals.definition !== 'shown' || file === undefined) return story;
  return (
    <div className="definition-beside">
      <div>{story}</div>
      <DefinitionBeside file={file} customer={String(args.customer ?? customer)} />
    </div>
  );
};
