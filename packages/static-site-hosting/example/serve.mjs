// Serves site/ like its host, and prints its address: node serve.mjs
import {serveBuild} from 'static-site-hosting/serve';

const {url} = await serveBuild('site');
console.log(url);
