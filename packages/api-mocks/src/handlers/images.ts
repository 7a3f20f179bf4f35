import type { Http } from '../http.ts';

/** A picture of one pixel; tests do not inspect it. */
const pixel = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** Handles requests of a browser's image loading. */
export const imageHandlers = (http: Http) => ({
  getImage: http.get('/api/images/{image}', ({ response }) => {
    const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
    return response.untyped(new Response(bytes, { headers: { 'Content-Type': 'image/webp' } }));
  }),
});
