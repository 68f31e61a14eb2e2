import {useId, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Refusal, type Problem} from 'react-docs-playground';
import {ActionButton} from 'react-docs-playground/action-button';
import {useDraftedProject} from 'react-docs-playground/drafted-project';
import {CodeEditor, type CodeEditorProps, type EditorHandle} from 'react-docs-playground/editor';
import {FileTabs} from 'react-docs-playground/file-tabs';

import {copyText} from '@site/src/client/copyText';
import {Transport} from '@site/src/components/docs/Demo/Transport';

import {drafts} from '../project/drafts';
import {propsFile, type Project} from '../project/project';
import 'prism-code-editor/layout.css';
import {Frame} from './Frame';
import {SchemaControls} from './SchemaControls';
import {SettingsFields} from './SettingsFields';
import styles from './styles.module.css';
import {ExportActions} from './ExportActions';
import {usePreview} from './usePreview';

/** Types and suggestions, which load when the code is worked with. */
const addTypes: CodeEditorProps['extend'] = (editor) => {
  import('../completion').then(
    ({add}) => {
      add(editor);
    },
    // Without a connection there are no suggestions.
    () => undefined,
  );
};

const formatCode: CodeEditorProps['format'] = async (name, editor) => {
  const {formatEditor} = await import('./formatCode');
  return formatEditor(name, editor);
};

const actionStyles = {className: styles.action, outcomeClassName: styles.outcome};

interface Props {
  /** What **Reset** restores. */
  original: Project;
  /** What the editor starts with, by default the original. */
  initial?: Project;
  start: {frame: number; playing: boolean};
  /** The address of the playground, for links. */
  playgroundUrl: string;
  /** Closes an editor that has replaced a demo. */
  onClose?: () => void;
  /** Whether to focus the code on mount. */
  takesFocus?: boolean;
  /** The name of the demo or sample in the component registry. */
  item?: string | undefined;
  /** The code is a sample, which may leave out colors and a background. */
  isSample?: boolean;
}

/** The editor and the player side by side. The preview updates while the reader types. */
export function Workbench({
  original,
  initial,
  start,
  playgroundUrl,
  onClose,
  takesFocus = false,
  isSample = false,
  item,
}: Props): ReactNode {
  const id = useId();
  const {pathname} = useLocation();
  const {project, change, toggleReset, isReset, isRestored} = useDraftedProject(
    drafts,
    pathname.replace(/\/$/, ''),
    original,
    initial ?? original,
  );
  /** The React key of the settings' fields: a reset, or undoing one, mounts new ones. */
  const [resets, setResets] = useState(0);
  const [selected, setSelected] = useState(project.files[0]?.name ?? '');
  const preview = usePreview(project, start);
  const {files, settings, title} = project;
  const {playback} = preview;
  /** Why the code can't be formatted, until it changes. */
  const [unformatted, setUnformatted] = useState<Problem>();
  const problems = unformatted ? [unformatted] : preview.problems;
  const editors = useRef(new Map<string, EditorHandle>());
  const code = files.find(({name}) => name === selected)?.code ?? '';

  const changeCode = (name: string, changed: string): void => {
    setUnformatted(undefined);
    change((current) => ({
      ...current,
      files: current.files.map((file) => (file.name === name ? {name, code: changed} : file)),
    }));
  };
  const format = async (): Promise<string> => {
    const problem = await editors.current.get(selected)?.format();
    setUnformatted(problem);
    return problem ? 'Not formatted' : 'Formatted';
  };
  const share = async (): Promise<string> => {
    const link = import('../project/shareLink').then(({linkTo}) => linkTo(playgroundUrl, project));
    try {
      await copyText(link);
      return 'Link copied';
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };

  return (
    <div
      className={styles.bench}
      role="group"
      aria-label={`Editor: ${title}`}
      data-markdown-ignore=""
    >
      <div className={styles.panes}>
        <div className={styles.preview}>
          <div className={styles.stage}>
            <div
              className={styles.screen}
              style={{'--picture-ratio': String(settings.width / settings.height)} as CSSProperties}
            >
              <Frame preview={preview} isSample={isSample} />
            </div>
            {preview.isStuck && (
              <div className={styles.stuck} role="alert">
                <p>
                  The preview didn’t start. Check your connection, and whether the browser or an
                  extension blocks scripts here. You can still edit and copy the code, share it, and
                  download the project.
                </p>
                <button type="button" className={styles.action} onClick={preview.restart}>
                  Try again
                </button>
              </div>
            )}
          </div>
          <span id={`${id}title`} className="visually-hidden">
            {title}
          </span>
          <Transport
            durationInFrames={settings.durationInFrames}
            playback={playback}
            labelId={`${id}title`}
          />
          {isRestored && (
            <p className={styles.note}>Your earlier edits are back. “Reset” shows the original.</p>
          )}
          {preview.hasPlaceholders && (
            <p className={styles.note}>
              Placeholders replace the media files that this code refers to.
            </p>
          )}
          {preview.controls.length > 0 && (
            <SchemaControls
              controls={preview.controls}
              files={files}
              onChange={(changeFiles) => {
                change((current) => ({...current, files: changeFiles(current.files)}));
              }}
            />
          )}
          <SettingsFields
            key={resets}
            settings={settings}
            onChange={(changed) => {
              change((current) => ({...current, settings: changed}));
            }}
          />
          <ExportActions project={project} preview={preview} item={item} />
        </div>
        <div className={styles.code}>
          <div className={styles.bar}>
            <FileTabs
              names={files.map(({name}) => name)}
              selected={selected}
              wrong={new Set(problems.flatMap(({file}) => file ?? []))}
              idOf={(name) => `${id}tab${name}`}
              panelIdOf={(name) => `${id}panel${name}`}
              onSelect={setSelected}
              className={styles.tabs}
              tabClassName={styles.tab}
              wrongClassName={styles.wrong}
            />
            <div className={styles.actions}>
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  toggleReset();
                  setUnformatted(undefined);
                  setSelected(original.files[0]?.name ?? '');
                  setResets((count) => count + 1);
                }}
              >
                {isReset ? 'Undo reset' : 'Reset'}
              </button>
              <ActionButton label="Format" action={format} {...actionStyles} />
              <ActionButton
                label="Copy"
                {...actionStyles}
                action={() => navigator.clipboard.writeText(code).then(() => 'Copied')}
              />
              <ActionButton label="Share" action={share} {...actionStyles} />
              {onClose && (
                <button type="button" className={styles.action} onClick={onClose}>
                  Close
                </button>
              )}
            </div>
          </div>
          {files.map((file, index) => (
            <div
              key={file.name}
              id={`${id}panel${file.name}`}
              className={styles.panel}
              role="tabpanel"
              aria-labelledby={`${id}tab${file.name}`}
              hidden={file.name !== selected}
            >
              <CodeEditor
                ref={(handle) => {
                  if (handle) editors.current.set(file.name, handle);
                  else editors.current.delete(file.name);
                }}
                file={file}
                problems={problems}
                hidden={file.name !== selected}
                helpId={`${id}help`}
                takesFocus={takesFocus && index === 0}
                onChange={changeCode}
                className={styles.editor}
                problemClassName={styles.problem}
                extend={addTypes}
                format={formatCode}
              />
            </div>
          ))}
          <p id={`${id}help`} className="visually-hidden">
            Tab indents. Press Escape, then Tab, to leave the editor.
            {files.some(({name}) => name === propsFile) &&
              ' The file props.json contains the component’s props.'}
          </p>
          <div className={styles.problems} role="status">
            {problems.map(({message, file, line}) => (
              <p key={message}>
                {file !== undefined && line !== undefined && (
                  <strong>
                    {file}, line {line}:{' '}
                  </strong>
                )}
                {message}
              </p>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
