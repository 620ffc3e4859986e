import { word } from '../words';
import { Tipped } from './Tipped';

interface HelpSignProps {
  help: string;
  helpId: string;
  /** What the help is about. */
  about: string;
}

/** A question mark with its tip: more about what stands beside it. */
export const HelpSign = ({ help, helpId, about }: HelpSignProps) => (
  <Tipped tip={help} tipId={helpId}>
    <button
      type="button"
      className="field-help-sign"
      aria-label={word('helpOn', { name: about })}
      aria-describedby={helpId}
      // Safari gives a button that is tapped no focus.
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      ?
    </button>
  </Tipped>
);
