import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {createScriptLoader} from 'react-docs-playground';
import {CodeEditor} from 'react-docs-playground/editor';
import {PreviewFrame, usePreview} from 'react-docs-playground/preview';
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

const loadScripts = createScriptLoader(SCRIPTS);

function Playground() {
  const [file, setFile] = useState({name: 'Counter.tsx', code});
  const preview = usePreview({
    loadScripts,
    revision: file.code,
    current: () => ({files: [file]}),
  });
  const {problem} = preview;
  return (
    <>
      <CodeEditor
        file={file}
        problems={problem ? [problem] : []}
        helpId="help"
        onChange={(name, changed) => setFile({name, code: changed})}
      />
      <p id="help">Tab indents. Press Escape, then Tab, to leave the editor.</p>
      <p role="status">{problem && `Line ${problem.line ?? '?'}: ${problem.message}`}</p>
      {preview.isStuck && <button onClick={preview.restart}>Start the preview again</button>}
      <PreviewFrame preview={preview} src="/frame.html" title="Preview" />
    </>
  );
}

createRoot(document.getElementById('playground')).render(<Playground />);
