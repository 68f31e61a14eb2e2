import type {ReactNode} from 'react';

import {ControlFields, type ControlValue} from '@site/src/components/docs/Demo/ControlField';

import {propsFile, propsText, readProps} from '../project/project';
import type {ProjectFile} from 'react-docs-playground';
import {readControls} from '../readControls';

interface Props {
  /** As they came from the frame. */
  controls: readonly unknown[];
  files: readonly ProjectFile[];
  onChange: (change: (files: readonly ProjectFile[]) => readonly ProjectFile[]) => void;
}

/** The files with another value of one of the props; the same while `props.json` has a mistake. */
const withProp = (
  files: readonly ProjectFile[],
  name: string,
  value: ControlValue,
): readonly ProjectFile[] => {
  const read = readProps(files);
  if (!('props' in read)) return files;
  const file = {name: propsFile, code: propsText({...read.props, [name]: value})};
  return [...files.filter((other) => other.name !== propsFile), file];
};

/** The controls of the schema in the code; they change `props.json`. */
export default function SchemaFields({controls, files, onChange}: Props): ReactNode {
  const read = readProps(files);
  return (
    <ControlFields
      controls={readControls(controls) ?? []}
      values={'props' in read ? read.props : {}}
      disabled={!('props' in read)}
      onChange={(name, value) => {
        onChange((current) => withProp(current, name, value));
      }}
    />
  );
}
