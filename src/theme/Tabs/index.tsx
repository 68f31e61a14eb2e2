// Change: an address can choose the tab of a package manager, as in `?package-manager=pnpm`.
import type {ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

import {packageManagerTabs} from '@site/src/config/packageManagers';

export default function TabsByAddress(props: Props): ReactNode {
  const {group, parameter} = packageManagerTabs;
  if (props.groupId !== group) return <Tabs {...props} />;
  // The class is what src/markdown/showPackageManager.ts goes by.
  return <Tabs {...props} className={group} queryString={parameter} />;
}
