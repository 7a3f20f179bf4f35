interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_ARTICLES_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
}
