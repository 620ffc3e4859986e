import Close from '@mui/icons-material/Close';
import { sizeInWords } from './accept-files';
import type { Sending } from './use-sending';
import { translated } from '../../runtime/widget-contract';

interface SendingListProps {
  sending: Sending[];
  onDrop(key: number): void;
  onAgain(file: Sending): void;
}

/** The files that are on their way, each with how far it is and a way to call it off, and those that did not arrive. */
export function SendingList({ sending, onDrop, onAgain }: SendingListProps) {
  if (sending.length === 0) return null;
  return (
    <ul className="upload-files" aria-label={translated('Files being uploaded')}>
      {sending.map((one) => (
        <li key={one.key} className="upload-file">
          <span className="upload-name">{one.file.name}</span>
          <span className="upload-size">{sizeInWords(one.file.size)}</span>
          {one.refusal === undefined ? (
            <progress className="upload-progress" aria-label={translated('Upload progress: {name}', { name: one.file.name })} max={100} value={one.percent} />
          ) : (
            <>
              <span className="field-fault" role="alert">
                {one.refusal}
              </span>
              <button type="button" className="field-tool" aria-label={translated('Try again: {name}', { name: one.file.name })} onClick={() => onAgain(one)}>
                {translated('Try again')}
              </button>
            </>
          )}
          <button
            type="button"
            className="field-tool upload-remove"
            aria-label={translated('Cancel upload of {name}', { name: one.file.name })}
            onClick={() => onDrop(one.key)}
          >
            <Close fontSize="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
