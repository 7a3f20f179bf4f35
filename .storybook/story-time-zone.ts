/** Where everybody who looks at the stories is: a zone other than UTC, so that local times are shown as well. */
const storyTimeZone = 'Europe/Berlin';

/** Makes it the browser's zone for code that asks for one, so that pictures do not depend on the machine. */
export function setStoryTimeZone() {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function fixed() {
    return { ...resolvedOptions.call(this), timeZone: storyTimeZone };
  };
}
