export { readSuggestions } from '../../shared/api/suggestions'
export { apiService } from '../../shared/services/use-api'
