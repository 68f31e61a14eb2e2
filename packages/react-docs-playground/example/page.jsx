import {createRoot} from 'react-dom/client';
import {createScriptLoader} from 'react-docs-playground';
import {ActionButton} from 'react-docs-playground/action-button';
import {useDraftedProject} from 'react-docs-playground/drafted-project';
import {createDrafts} from 'react-docs-playground/drafts';
import {CodeEditor} from 'react-docs-playground/editor';
import {FileTabs} from 'react-docs-playground/file-tabs';
import {formatEditor} from 'react-docs-playground/format';
import {importedPackages} from 'react-docs-playground/imported-packages';
import {PreviewFrame, usePreview} from 'react-docs-playground/preview';
import {saveFile} from 'react-docs-playground/save-file';
import {createShareLinks} from 'react-docs-playground/share-links';
import 'prism-code-editor/layout.css';

const code = `import {useState} from 'react';
import clsx from 'clsx';

export const Counter = () => {
  const [count, setCount] = useState<number>(0);
  return (
    <button className={clsx('counter', count > 0 && 'used')} onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
};`;

const original = {files: [{name: 'Counter.tsx', code}]};

const loadScripts = createScriptLoader(SCRIPTS);

/** Projects come from the browser's storage and from links, which anyone can make. */
const read = (value) =>
  typeof value?.files?.[0]?.code === 'string'
    ? {files: [{name: 'Counter.tsx', code: value.files[0].code}]}
    : undefined;

const drafts = createDrafts({key: 'counter.drafts', read});
const links = createShareLinks(read);
const shared = links.unpack(location.hash) ?? original;

const format = (name, editor) => formatEditor({singleQuote: true}, name, editor);

function Playground() {
  const {project, change, toggleReset, isReset} = useDraftedProject(
    drafts,
    location.pathname,
    shared,
    shared,
  );
  const [file] = project.files;
  const preview = usePreview({
    loadScripts,
    revision: file.code,
    current: () => ({files: [file]}),
  });
  const {problem} = preview;
  const share = async () => {
    location.href = links.linkTo('', project);
    return 'The address has the code';
  };
  const save = async () => {
    const packages = importedPackages(project.files);
    saveFile(file.name, 'text/plain', file.code);
    return `Needs ${packages.join(', ')}`;
  };
  return (
    <>
      <FileTabs
        names={[file.name]}
        selected={file.name}
        wrong={new Set(problem ? [file.name] : [])}
        idOf={(name) => `tab-${name}`}
        panelIdOf={() => 'code'}
        onSelect={() => undefined}
        wrongClassName="wrong"
      />
      <button onClick={toggleReset}>{isReset ? 'Undo reset' : 'Reset'}</button>
      <ActionButton label="Share" action={share} />
      <ActionButton label="Save" action={save} />
      <div id="code" role="tabpanel" aria-labelledby={`tab-${file.name}`}>
        <CodeEditor
          file={file}
          problems={problem ? [problem] : []}
          helpId="help"
          onChange={(name, changed) => change(() => ({files: [{name, code: changed}]}))}
          format={format}
        />
      </div>
      <p id="help">Tab indents. Press Escape, then Tab, to leave the editor.</p>
      <p role="status" aria-label="Problem">
        {problem && `Line ${problem.line ?? '?'}: ${problem.message}`}
      </p>
      {preview.isStuck && <button onClick={preview.restart}>Start the preview again</button>}
      <PreviewFrame preview={preview} src="/frame.html" title="Preview" />
    </>
  );
}

createRoot(document.getElementById('playground')).render(<Playground />);
