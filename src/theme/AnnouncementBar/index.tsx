// Change: a bar with a new id is shown at once; upstream, which hides a closed bar before it looks at
// the id, shows it from the second page load on.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import AnnouncementBar from '@theme-original/AnnouncementBar';

import {announcementBar} from '@site/src/config/announcement';

/** Runs in the head, before upstream's script reads whether the bar was closed. */
const forgetClosedBar = `try{${JSON.stringify(announcementBar.id)}!==localStorage.getItem("docusaurus.announcement.id")&&localStorage.removeItem("docusaurus.announcement.dismiss")}catch{}`;

export default function AnnouncementBarOfCurrentId(): ReactNode {
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{forgetClosedBar}</script>
        </Head>
      )}
      <AnnouncementBar />
    </>
  );
}
