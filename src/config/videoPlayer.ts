/** Where the videos of others play in the page, once a visitor starts one: YouTube without cookies until then. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';
