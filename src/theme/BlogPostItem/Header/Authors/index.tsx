// Change: lists do not repeat the author, who is the team in every post.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme-original/BlogPostItem/Header/Authors';
import type {Props} from '@theme/BlogPostItem/Header/Authors';

export default function BlogPostItemHeaderAuthorsOfPost(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? <BlogPostItemHeaderAuthors {...props} /> : null;
}
