export { Login as default, loginMetadata as generateMetadata } from '#app/login-entry.tsx';
