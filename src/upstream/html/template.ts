import {startApp} from 'docusaurus-lean-start/start-app';

import {examineTexts} from '../../client/trustedTypes';
import {configuredSources} from '../../config/configuredSources';
import {headPlaceholder} from './completeHead';
import {laterName} from '../styles/later';

const scriptOrigins = configuredSources.flatMap((sources) => sources['script-src'] ?? []);

/**
 * The framework's page template, in Eta's syntax, with five changes. The minimizer drops the tags of
 * `head` and `body`, which is valid HTML, but crawlers of some networks then find no preview; it keeps
 * a tag that has an attribute or stands beside a comment. There is room for tags that are known after the build. And the
 * app's scripts are not part of what the browser loads for the first view, nor are the styles that come with them. And what code hands to the
 * browser as HTML or as a script is examined.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head prefix="og: https://ogp.me/ns#">
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
    <% const later = it.stylesheets.find((file) => file.includes('/${laterName}.')); %>
    <% it.stylesheets.filter((file) => file !== later).forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    ${headPlaceholder}
    <script>
      (${examineTexts.toString()})(${JSON.stringify(scriptOrigins)});
      (${startApp.toString()})(
        <%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %>,
        <%~ JSON.stringify(it.baseUrl + later) %>,
      );
    </script>
  </head>
  <!---->
  <body <%~ it.bodyAttributes %>>
    <!---->
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
  <!---->
</html>
`;
