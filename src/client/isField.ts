export {isField} from 'docusaurus-page-keys/field';
