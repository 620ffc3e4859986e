import Close from '@mui/icons-material/Close';
import { useState } from 'react';
import { type StoredFile, sizeInWords } from './accept-files';
import { translated } from '../../runtime/widget-contract';

interface FileListProps {
  files: StoredFile[];
  label: string;
  /** How much has been sent, in percent, by name. */
  progress: Record<string, unknown>;
  isFixed: boolean;
  onRemove(index: number): void;
  onOpen(file: { FileId: string; Name: string }): void;
}

const shownAtFirst = 100;

/** The files there are, each with its size and a button that takes it away. */
export function FileList({ files, label, progress, isFixed, onRemove, onOpen }: FileListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? files : files.slice(0, shownAtFirst);
  if (files.length === 0) return null;
  return (
    <>
      <ul className="upload-files" aria-label={translated('Files: {name}', { name: label })}>
        {shown.map((file, index) => (
          <li key={`${index} ${file.Name}`} className="upload-file">
            {typeof file.FileId === 'string' ? (
              <button type="button" className="upload-name upload-open" onClick={() => onOpen({ FileId: file.FileId as string, Name: file.Name })}>
                {file.Name}
              </button>
            ) : (
              <span className="upload-name">{file.Name}</span>
            )}
            <span className="upload-size">{sizeInWords(file.Size)}</span>
            <Sent name={file.Name} percent={Object.hasOwn(progress, file.Name) ? progress[file.Name] : undefined} />
            {isFixed ? null : (
              <button
                type="button"
                className="field-tool upload-remove"
                aria-label={translated('Remove {name}', { name: file.Name })}
                onClick={() => onRemove(index)}
              >
                <Close fontSize="small" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < files.length ? (
        <button type="button" className="field-tool" onClick={() => setAll(true)}>
          {translated('Show all {n} files', { n: files.length })}
        </button>
      ) : null}
    </>
  );
}

function Sent({ name, percent }: { name: string; percent: unknown }) {
  if (typeof percent !== 'number' || Number.isNaN(percent)) return null;
  return (
    <progress className="upload-progress" aria-label={translated('Upload progress: {name}', { name })} max={100} value={Math.min(100, Math.max(0, percent))} />
  );
}
