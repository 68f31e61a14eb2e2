/**
 * The framework's page template, in Eta's syntax, with one change: the minimizer drops the tags of
 * `head` and `body`, which is valid HTML, but crawlers of some networks then find no preview. It keeps
 * a tag that has an attribute or stands beside a comment.
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
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }); %>
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
