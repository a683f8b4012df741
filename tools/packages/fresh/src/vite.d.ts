// What `vite/client` says in an application that has installed Vite.
declare module '*.css';
